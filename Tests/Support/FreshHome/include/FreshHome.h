// The folder of a test process, in which its home and its temporary folder lie: see FreshHome.c.
const char *fresh_folder(void);
