import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchPage, type Watched } from './watchPage.ts';

/** HydraAdmin takes 22 s for a hundred rows on a slow phone. */
const PATIENCE_MS = 120_000;

export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly watched: Watched;
}

/**
 * A tab of its own, as each visit of a day has one. A tab that stays would compare two things: a site without
 * `Cross-Origin-Opener-Policy` keeps its process, with compiled scripts in memory, one with it starts another.
 */
export const openTab = async (context: BrowserContext, rows: string): Promise<Tab> => {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session, watched: await watchPage(page, session, rows) };
};
