import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Password of every account of the sandbox. */
export const PASSWORD = 'demo';

/** Fills and sends the login form of the current page. */
export async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Identifiant').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Logs in by the form, and waits for the home of the account's first club: for what is about sessions and their tokens. */
export async function logIn(page: Page, username = 'gestionnaire'): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username);
  await expectHome(page);
}

/** Opens an address of the application and logs in there by the form, without the home page in between. */
export async function logInAt(page: Page, address: string, username = 'gestionnaire'): Promise<void> {
  await page.goto(address);
  await fillLogin(page, username);
  await expect(page).not.toHaveURL(/\/login\b/);
}

/** Opens the home of the account's first club. */
export async function signIn(page: Page, username = 'gestionnaire'): Promise<void> {
  await signInAt(page, '/', username);
  await expectHome(page);
}

/** Opens an address of the application as somebody who has logged in. */
export async function signInAt(page: Page, address: string, username = 'gestionnaire'): Promise<void> {
  await takeSession(page, username);
  await page.goto(address);
}

// News of the federation may cover it.
const expectHome = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Accueil', includeHidden: true })).toBeVisible();

/** Sessions of the accounts on the worker's own server. */
const sessions = new Map<string, Promise<object>>();

/**
 * Lets a browser that has not opened the application yet begin with a session, which the account logs in for once a worker.
 * Its access token is good for an hour and shared: a refresh token, which is good for one time, would be spent.
 */
export async function takeSession(page: Page, username = 'gestionnaire'): Promise<void> {
  const session = sessions.get(username) ?? openSession(page, username);
  sessions.set(username, session);
  await page.addInitScript(storeSession, await session);
}

/** Logs in by the form, in a browser that is closed again. */
const openSession = async (page: Page, username: string): Promise<object> => {
  const { baseURL, locale } = test.info().project.use;
  const context = await page.context().browser()?.newContext({ baseURL, locale });
  if (!context) throw new Error('A session needs a browser to log in with');
  const other = await context.newPage();
  const answer = other.waitForResponse('**/api/login_check');
  await logIn(other, username);
  const { token } = (await (await answer).json()) as { token: string };
  const stored = await other.evaluate(readSession);
  await context.close();
  return { ...stored, refreshToken: null, access: { token, clockOffset: 0 } };
};

/** Runs in the page. */
const readSession = (): Promise<object> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('raquette-session');
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('session').objectStore('session').get('current');
      reading.addEventListener('success', () => resolve(reading.result as object));
    });
  });

/** Runs before any script of the page: whoever opens the database next finds the session, unless it has been there before. */
const storeSession = (session: object): void => {
  if (!location.protocol.startsWith('http')) return;
  const opening = indexedDB.open('raquette-session', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('session').put(session, 'current'),
  );
  opening.addEventListener('success', () => opening.result.close());
};
