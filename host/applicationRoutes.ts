import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalNotice } from './legalNotice.ts';

interface PageEnv {
  Variables: SecureHeadersVariables;
}

interface PageSettings {
  readonly apiUrl?: URL | undefined;
  readonly tileUrl?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly legal?: LegalNotice | undefined;
  readonly apiCode?: string | undefined;
}

/**
 * The built application: hashed files kept for good by browsers, precompressed ones where they exist;
 * every address that a browser navigates to gets index.html with the nonce and the API's address of this response.
 */
export const applicationRoutes = (
  distDir: string,
  { apiUrl, tileUrl, logoUrl, legal, apiCode }: PageSettings = {},
): Hono<PageEnv> => {
  const page = async (c: Context<PageEnv>): Promise<Response> => {
    const template = await readTemplate(join(distDir, 'index.html'));
    c.header('Cache-Control', 'no-store');
    if (template === undefined) return c.text('The application is not built yet. Run: npm run build', 503);
    return c.html(
      template
        .replaceAll('__NONCE__', () => c.get('secureHeadersNonce') ?? '')
        .replaceAll('__API_URL__', () => escaped(apiUrl?.href.replace(/\/+$/, '')))
        .replaceAll('__API_CODE__', () => escaped(apiCode))
        .replaceAll('__TILE_URL__', () => escaped(tileUrl))
        .replaceAll('__LOGO_URL__', () => escaped(logoUrl))
        .replaceAll('__LEGAL__', () => escaped(legal && JSON.stringify(legal))),
    );
  };
  const app = new Hono<PageEnv>();
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', cachingOf(c.req.path, c.res.ok));
  });
  // Never as a plain file: without its nonce the page would not run.
  app.get('/', page);
  app.get('/index.html', page);
  if (existsSync(distDir)) app.use(serveStatic({ root: distDir, precompressed: true }));
  app.get('*', (c) => (isNavigation(c) ? page(c) : c.text('Not Found', 404)));
  app.notFound((c) => c.text('Not Found', 404));
  return app;
};

/** A hashed name never changes its content; any other file is revalidated, and an absence is never kept. */
const cachingOf = (path: string, found: boolean): string => {
  if (!found) return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
};

const escaped = (text = ''): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const readTemplate = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Whether an address is one of a page: `curl` and link checkers accept anything. A missing script or picture must stay a
 * 404: the page in its place would fail in a way nobody understands.
 */
const isNavigation = (c: Context): boolean => {
  const { path } = c.req;
  if (path.startsWith('/assets/')) return false;
  if (accepts(c, { header: 'Accept', supports: ['text/html'], default: '' }) === 'text/html') return true;
  return /(^|,)\s*\*\/\*/.test(c.req.header('Accept') ?? '') && !/\.[^/]*$/.test(path);
};
