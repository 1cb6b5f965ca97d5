/** Settings that the server wrote into the page; the placeholder is still there when Vite serves it. */
export const readSettings = (document: Document, location: Location) => {
  const apiUrl = document.querySelector('meta[name="api-url"]')?.getAttribute('content') ?? '';
  return {
    apiUrl: apiUrl.startsWith('__') ? '' : apiUrl,
    code: new URLSearchParams(location.search).get('code'),
  };
};
