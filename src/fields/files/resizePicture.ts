import { createContext } from 'react';
import type { PictureLimits } from '../../schema/kinds.ts';

/**
 * Decodes a picture, brings it within its limits and writes it anew. `undecodable` says that the content is at
 * fault; anything else that goes wrong rejects.
 */
export type PictureResizer = (content: Blob, limits: PictureLimits) => Promise<Blob | 'undecodable'>;

/** Answer of the worker; a picture that it cannot decode is no failure of the worker. */
export type ResizeAnswer =
  { readonly content: Blob } | { readonly undecodable: true } | { readonly error: string };

/** A picture that takes longer than this is given up. */
const TIMEOUT_MS = 30_000;

/**
 * Makes pictures smaller in a worker of its own, loaded with the first of them and ended with each: a page that
 * stays open all day holds none of its memory. The worker is a file of the application, as its policy requires.
 */
const resizePicture: PictureResizer = (content, limits) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./resizePicture.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    const fail = (message: string): void => end(() => reject(new Error(message)));
    const timer = setTimeout(() => fail('The picture took too long'), TIMEOUT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<ResizeAnswer>) => {
      if ('error' in data) fail(data.error);
      else end(() => resolve('content' in data ? data.content : 'undecodable'));
    });
    worker.addEventListener('error', ({ message }) => fail(message || 'The worker could not be loaded'));
    worker.postMessage({ content, limits });
  });

/** A context, because where there are no workers another one has to replace it. */
export const PictureResizerContext = createContext<PictureResizer>(resizePicture);

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
