/** A cursor is the base64 of the record's offset in the whole answer: `MA==` is 0. */
export const toCursor = (offset: number): string => Buffer.from(String(offset)).toString('base64');

/** The offset of a cursor; null when it is none. */
export const fromCursor = (cursor: string): number | null => {
  const text = Buffer.from(cursor, 'base64').toString('latin1');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};
