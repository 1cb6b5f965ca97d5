import { readXlsx, type Sheet, type XlsxRefusal } from './readXlsx.ts';

/** Answer of the worker to the bytes of a file. */
export type XlsxReading = readonly Sheet[] | XlsxRefusal;

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readXlsx(new Uint8Array(data)).then((answer: XlsxReading) => postMessage(answer));
});
