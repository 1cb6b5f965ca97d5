// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadAfterDeployment } from '../../../src/app/reloadAfterDeployment.ts';

const pageOf = (entry: string) =>
  `<!doctype html><html><body><script type="module" crossorigin src="${entry}" nonce="n"></script></body></html>`;

describe('a part that is missing', () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    document.body.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The page, as far as it matters here, with a server that gives `html`, or does not answer. */
  const open = (html: string | null) => {
    const page = Object.assign(new EventTarget(), { document, sessionStorage, location: { reload } });
    const fetchPage = vi.fn<typeof fetch>(() =>
      html === null ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response(html)),
    );
    reloadAfterDeployment(page as unknown as Window, fetchPage);
    const miss = async () => {
      page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve, 0));
    };
    return { page, fetchPage, miss };
  };

  it('loads the page again once when another version was deployed, and no more for 30 s', async () => {
    const { fetchPage, miss } = open(pageOf('/assets/index-2.js'));
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetchPage).toHaveBeenCalledWith('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useFakeTimers({ now: Date.now() + 30_001, toFake: ['Date'] });
    await miss();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the server gives the same version', pageOf('/assets/index-1.js')],
    ['the server gives no page', 'Starting'],
    ['the server does not answer', null],
  ])('leaves the page as it is when %s', async (_case, html) => {
    const { miss } = open(html);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });

  it('never takes typed values away: it fires `beforeunload` as a browser does', async () => {
    const { page, fetchPage, miss } = open(pageOf('/assets/index-2.js'));
    const guard = (event: Event) => event.preventDefault();
    page.addEventListener('beforeunload', guard);
    await miss();
    expect(fetchPage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    page.removeEventListener('beforeunload', guard);
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
