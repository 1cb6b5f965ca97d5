/** Whether the server's page starts from another file than this one; false when it cannot be reached. */
export const isDeployedAnew = async (document: Document, send: typeof fetch = fetch): Promise<boolean> => {
  try {
    const answer = await send('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
    const entry = answer.ok ? entryOf(await answer.text()) : null;
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    return entry !== null && entry !== running;
  } catch {
    return false;
  }
};

const entryOf = (html: string): string | null => /<script\b[^>]*\bsrc="([^"]+)"/.exec(html)?.[1] ?? null;
