/** Address of map tiles that the server wrote into the page; null where there is none, or none that is one. */
export const readTileUrl = (document: Document): string | null => {
  const url = document.querySelector('meta[name="tile-url"]')?.getAttribute('content') ?? '';
  return /^https:\/\/[^\s]+$/.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
    ? url
    : null;
};
