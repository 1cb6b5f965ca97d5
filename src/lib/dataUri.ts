/** The content of a file as JSON has it: `data:image/png;base64,…`. */
export const toDataUri = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new TypeError('No data URI')),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(content);
  });

/**
 * The content behind a data URI or bare base64, or null. Decoded here, for the Content-Security-Policy lets no
 * `data:` address be fetched or shown.
 */
export const fromDataUri = (uri: string): Blob | null => {
  const [, type = '', encoded = uri] = /^data:([^;,]*)[^,]*;base64,(.*)$/s.exec(uri) ?? [];
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type });
  } catch {
    // No base64.
    return null;
  }
};
