/**
 * Hands content to the browser's downloads. Never opened in the page, whatever it is: its type is taken off, for
 * an HTML or SVG file would run on our origin.
 */
export const saveBlob = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has to have begun before its address goes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
