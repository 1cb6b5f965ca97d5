import { sniffType, startsWith } from './sniffType.ts';
import type { PictureLimits } from '../../schema/kinds.ts';

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

type Reader = (bytes: Uint8Array, view: DataView) => PixelSize | null;

/**
 * Size of a picture in pixels, read from its header without decoding it: a small file may unfold to gigabytes.
 * Null for what is no picture of a known type or has no readable header.
 */
export const pictureSize = (bytes: Uint8Array): PixelSize | null => {
  const type = sniffType(bytes);
  const read = type !== null && Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (!read) return null;
  try {
    const size = read(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // A DataView throws where a truncated file ends before its header does.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const readPng: Reader = (bytes, view) =>
  startsWith(bytes, 'IHDR', 12) ? { width: view.getUint32(16), height: view.getUint32(20) } : null;

const readGif: Reader = (_, view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

const readBmp: Reader = (_, view) => ({
  width: Math.abs(view.getInt32(18, true)),
  height: Math.abs(view.getInt32(22, true)),
});

/** The frame header (SOF0 to SOF15, without DHT, JPG and DAC) follows any number of other segments. */
const readJpeg: Reader = (_, view) => {
  let offset = 2;
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    }
    // The picture itself begins: what follows is no header.
    if (marker === 0xda || marker === 0xd9) return null;
    offset += 2 + view.getUint16(offset + 2);
  }
};

const readWebp: Reader = (bytes, view) => {
  if (startsWith(bytes, 'VP8X', 12)) {
    const uint24 = (offset: number): number =>
      view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_00_00;
    return { width: uint24(24) + 1, height: uint24(27) + 1 };
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!startsWith(bytes, 'VP8 ', 12)) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

/** Bytes that contain the boxes that describe an AVIF. */
const AVIF_HEADER = 16_384;

/** The largest `ispe` box: one of them describes the whole picture, others its tiles and its preview. */
const readAvif: Reader = (bytes, view) => {
  let largest: PixelSize | null = null;
  for (let offset = 0; offset < Math.min(bytes.length, AVIF_HEADER) - 16; offset += 1) {
    if (!startsWith(bytes, 'ispe', offset)) continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
};

const READERS: Readonly<Record<string, Reader>> = {
  'image/png': readPng,
  'image/gif': readGif,
  'image/bmp': readBmp,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/avif': readAvif,
};

/** Size of a picture within its limits; a smaller one stays as it is, for enlarging blurs (R5.63 to R5.65). */
export const fitWithin = ({ width, height }: PixelSize, limits: PictureLimits): PixelSize => {
  const { maxWidth, maxHeight, keepProportion = true } = limits;
  if (!keepProportion) return { width: Math.min(width, maxWidth), height: Math.min(height, maxHeight) };
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
