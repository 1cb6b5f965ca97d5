/** Settings that the server wrote into the page; the placeholder is still there when Vite serves it. */
export const readSettings = (document: Document, location: Location) => {
  const apiUrl = document.querySelector('meta[name="api-url"]')?.getAttribute('content') ?? '';
  const inactivity = document.querySelector('meta[name="inactivity"]')?.getAttribute('content') ?? '';
  return {
    apiUrl: apiUrl.startsWith('__') ? '' : apiUrl,
    /** Seconds; null keeps the three hours of the specification. */
    inactivitySeconds: /^[1-9]\d{1,4}$/.test(inactivity) ? Number(inactivity) : null,
    code: new URLSearchParams(location.search).get('code'),
  };
};
