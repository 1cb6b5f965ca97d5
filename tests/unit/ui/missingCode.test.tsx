// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyRoute } from '../../../src/app/lazyRoute.tsx';
import { NotFoundPage } from '../../../src/ui/NotFoundPage.tsx';

const FILE = 'https://club.example.org/assets/TeamPage-1a2b.js';
const pageOf = (entry: string) => `<!doctype html><script type="module" src="${entry}" nonce="n"></script>`;

describe('a page whose code does not come', () => {
  beforeEach(() => {
    document.body.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Opens the page of a server that gives `html` at its root and `status` for the file of the page; null: no network. */
  const open = (
    html: string,
    status: number | null,
    message = `Failed to fetch dynamically imported module: ${FILE}`,
  ) => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>((address) => {
        if (address === '/') return Promise.resolve(new Response(html));
        return address === FILE && status !== null
          ? Promise.resolve(new Response('', { status }))
          : Promise.reject(new TypeError('Failed to fetch'));
      }),
    );
    const Page = lazyRoute(() => Promise.reject(new TypeError(message)));
    const router = createMemoryRouter(
      [
        { path: '/contests/team/consult', element: <Page /> },
        { path: '/not-found', element: <NotFoundPage /> },
      ],
      { initialEntries: ['/contests/team/consult'] },
    );
    render(<RouterProvider router={router} />);
    return router;
  };

  it('ends on /not-found where the server has no such file (R2.10)', async () => {
    const router = open(pageOf('/assets/index-1.js'), 404);
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/not-found');
  });

  it.each([
    ['the network failed', pageOf('/assets/index-1.js'), null],
    ['the server is down', pageOf('/assets/index-1.js'), 503],
    ['the file is there after all', pageOf('/assets/index-1.js'), 200],
    ['another version was deployed, which the page is loaded again for', pageOf('/assets/index-2.js'), 404],
  ])('can be tried again when %s (R2.102)', async (_case, html, status) => {
    const router = open(html, status);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/contests/team/consult');
  });

  it('can be tried again where the browser does not name the file', async () => {
    open(pageOf('/assets/index-1.js'), 404, 'Importing a module script failed.');
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});
