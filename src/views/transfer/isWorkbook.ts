/** True for what begins as a workbook does, of today (an archive) or old (see `isOldOrLocked`), whatever its name. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  begins(bytes, [0x50, 0x4b, 0x03, 0x04]) || isOldOrLocked(bytes);

/** True for a file with an old workbook, or one of today behind a password. */
export const isOldOrLocked = (bytes: Uint8Array): boolean => begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
