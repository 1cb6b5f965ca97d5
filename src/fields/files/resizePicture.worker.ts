import pica from 'pica/pica_main';
import type { PictureLimits } from '../../schema/kinds.ts';
import { fitWithin } from './pictureSize.ts';
import type { ResizeAnswer } from './resizePicture.ts';

interface Order {
  readonly content: Blob;
  readonly limits: PictureLimits;
}

const JPEG_QUALITY = 0.9;
/** Types that a canvas writes; other pictures become PNG, which loses nothing. */
const WRITTEN = ['image/jpeg', 'image/png', 'image/webp'];

// Without 'ww' pica starts no worker from a blob, without 'wasm' it needs nothing that the policy forbids.
const scaler = pica({ features: ['js'] });

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void resize(data).then(
    (answer: ResizeAnswer) => postMessage(answer),
    (error: unknown) => postMessage({ error: String(error) } satisfies ResizeAnswer),
  );
});

const resize = async ({ content, limits }: Order): Promise<ResizeAnswer> => {
  // The rotation of EXIF is applied here: it would be lost with the rest of that data.
  const bitmap = await createImageBitmap(content, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { undecodable: true };
  const { width, height } = bitmap;
  const [source, context] = openCanvas(width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const type = WRITTEN.includes(content.type) ? content.type : 'image/png';
  const size = fitWithin({ width, height }, limits);
  if (size.width === width && size.height === height) return { content: await write(source, type) };

  const src = context.getImageData(0, 0, width, height).data;
  const pixels = await scaler.resizeBuffer({
    src,
    width,
    height,
    toWidth: size.width,
    toHeight: size.height,
  });
  const [target, painter] = openCanvas(size.width, size.height);
  painter.putImageData(new ImageData(new Uint8ClampedArray(pixels), size.width, size.height), 0, 0);
  return { content: await write(target, type) };
};

const openCanvas = (
  width: number,
  height: number,
): readonly [OffscreenCanvas, OffscreenCanvasRenderingContext2D] => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas context');
  return [canvas, context];
};

const write = (canvas: OffscreenCanvas, type: string): Promise<Blob> =>
  canvas.convertToBlob({ type, quality: JPEG_QUALITY });
