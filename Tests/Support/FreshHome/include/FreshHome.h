// The home, the temporary folder and the variables of a test process are its own: see FreshHome.c.
const char *fresh_home(void);
