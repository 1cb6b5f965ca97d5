/** Characters that a file's name loses. */
const FORBIDDEN = /[/\\?%*:|"<>]/g;
/** Control characters, and those that turn the direction of reading: `exe.fdp` would be read as `pdf.exe`. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A file's name without the characters that systems or readers stumble over; accents and spaces stay. */
export const cleanFileName = (name: string): string =>
  name.replace(FORBIDDEN, '').replace(INVISIBLE, '').trim();
