// Replaced by the first type.
