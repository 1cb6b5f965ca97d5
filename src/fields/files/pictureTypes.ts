/** Pictures that every browser decodes and whose size is in their header. SVG is a document with scripts, not one of them. */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
] as const;

/** A picture of more pixels than this is never decoded: 40 million take 160 MB. */
export const MAX_PIXELS = 40_000_000;

export const isPictureType = (type: string | null): boolean =>
  PICTURE_TYPES.some((picture) => picture === type);
