const bytes = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const big16 = (value: number): number[] => [value >> 8, value & 255];
const big32 = (value: number): number[] => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little16 = (value: number): number[] => big16(value).toReversed();
const little24 = (value: number): number[] => big32(value).toReversed().slice(0, 3);
const little32 = (value: number): number[] => big32(value).toReversed();

type Build = (width: number, height: number) => number[];

/** The beginnings of pictures of a given size, which is all that measuring them reads. */
export const HEADERS = {
  'image/png': (width, height) => [
    ...bytes('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'),
    ...big32(width),
    ...big32(height),
  ],
  'image/gif': (width, height) => [...bytes('GIF89a'), ...little16(width), ...little16(height), 0, 0],
  'image/bmp': (width, height) => [
    ...bytes('BM\x01\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'),
    ...little32(width),
    ...little32(height),
  ],
  // An EXIF segment is before the frame, as cameras write it.
  'image/jpeg': (width, height) => [
    ...bytes('\xff\xd8\xff\xe1\0\x08Exif\0\0\xff\xff\xc2\0\x11\x08'),
    ...big16(height),
    ...big16(width),
  ],
  'image/webp': (width, height) => [
    ...bytes('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0'),
    ...little24(width - 1),
    ...little24(height - 1),
  ],
  'image/avif': (width, height) => [
    ...bytes('\0\0\0\x1cftypavif\0\0\0\0ispe\0\0\0\0'),
    ...big32(160),
    ...big32(120),
    ...bytes('ispe\0\0\0\0'),
    ...big32(width),
    ...big32(height),
    ...bytes('\0'.repeat(16)),
  ],
} as const satisfies Readonly<Record<string, Build>>;

export const buildPicture = (
  width: number,
  height: number,
  type: keyof typeof HEADERS = 'image/png',
): Uint8Array<ArrayBuffer> => Uint8Array.from(HEADERS[type](width, height));
