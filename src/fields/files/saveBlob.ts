import { download } from '../../ui/download.ts';

/**
 * Hands content to the browser's downloads. Never opened in the page, whatever it is: its type is taken off, for
 * an HTML or SVG file would run on our origin.
 */
export const saveBlob = (content: Blob, name: string): void =>
  download(new Blob([content], { type: 'application/octet-stream' }), name);
