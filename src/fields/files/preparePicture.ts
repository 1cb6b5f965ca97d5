import type { PictureLimits } from '../../schema/kinds.ts';

/**
 * Decodes a picture, brings it within its limits and writes it anew. `undecodable` says that the content is at
 * fault; anything else that goes wrong rejects.
 */
export type PictureResizer = (content: Blob, limits: PictureLimits) => Promise<Blob | 'undecodable'>;

interface Picture {
  readonly name: string;
  readonly content: Blob;
}

type Failure = { readonly failure: 'undecodable' | 'unprepared' };

/** The picture as it is sent. Its name ends as its type says, which may have changed: GIF and BMP become PNG. */
export const preparePicture = async (
  { name, content }: Picture,
  limits: PictureLimits,
  resize: PictureResizer,
): Promise<Picture | Failure> => {
  try {
    const resized = await resize(content, limits);
    if (resized === 'undecodable') return { failure: 'undecodable' };
    return { name: resized.type === content.type ? name : withEnding(name, resized.type), content: resized };
  } catch {
    // The worker was not loaded, ran out of memory or is unknown to the browser: none of it concerns the file.
    return { failure: 'unprepared' };
  }
};

const withEnding = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`;
