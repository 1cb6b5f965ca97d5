/** Whether `bytes` hold the characters of `text` (one byte each) at `offset`. */
export const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  bytes.length >= offset + text.length &&
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));
