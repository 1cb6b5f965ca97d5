import type { Page } from '@playwright/test';

const READINGS = /\/mapping$|^\/api\/(login_check|token\/refresh|graphql)$/;

/** The writes of records that the page sends, as they go out: `POST /api/people`. */
export function watchWrites(page: Page): readonly string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() === 'GET' || READINGS.test(pathname)) return;
    writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}
