import { pictureSize } from './pictureSize.ts';
import { isPictureType, MAX_PIXELS } from './pictureTypes.ts';
import { sniffType } from './sniffType.ts';

/**
 * A file's content as a picture that may be shown, or null: no SVG and nothing whose content is another type's, and
 * nothing that would unfold to more pixels than a machine bears, wherever it comes from.
 */
export const toShowable = async (content: Blob): Promise<Blob | null> => {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const type = sniffType(bytes);
  const size = pictureSize(bytes);
  if (type === null || !isPictureType(type) || !size) return null;
  return size.width * size.height > MAX_PIXELS ? null : new Blob([bytes], { type });
};
