import type { PictureLimits } from '../../schema/kinds.ts';
import type { PixelSize } from './pictureSize.ts';

/** Size of a picture within its limits; a smaller one stays as it is, for enlarging blurs (R5.63 to R5.65). */
export const fitWithin = ({ width, height }: PixelSize, limits: PictureLimits): PixelSize => {
  const { maxWidth, maxHeight, keepProportion = true } = limits;
  if (!keepProportion) return { width: Math.min(width, maxWidth), height: Math.min(height, maxHeight) };
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
