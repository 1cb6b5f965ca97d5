import { createPicture } from './createPicture.ts';

/** A picture of four pixels. */
export const PNG = Buffer.from(createPicture(2, [21, 128, 61], [255, 244, 214])).toString('base64');

export const PDF = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64');

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
).toString('base64');
