/** Largest size of a file, in bytes. */
export const MAX_BYTES = 5 * 1024 * 1024;

export const MAX_ROWS = 5000;

/** A page that offers a choice for each column of more than these would freeze. */
export const MAX_COLUMNS = 500;

/** Lines that may be above the headings. */
export const MOST_ABOVE = 10;
