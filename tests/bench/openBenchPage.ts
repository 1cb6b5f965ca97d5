import type { Browser, CDPSession, Page } from '@playwright/test';
import { fillLogin } from '../e2e/support/signIn.ts';

/** Nothing that is measured may keep the others waiting for longer. */
export const PATIENCE_MS = 15_000;

interface BenchPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** A browser without memory of earlier measurements, with the list of galleries open in it. */
export const openBenchPage = async (browser: Browser, url: string): Promise<BenchPage> => {
  const page = await browser.newPage({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await page.context().newCDPSession(page);
  await page.goto(`${url}/1/galleries`);
  await fillLogin(page, 'gestionnaire');
  await page.getByText(/^[\d\s]+ résultats$/).waitFor();
  return { page, session };
};
