import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { FACES } from './faces.ts';
import type { Face } from './faces.ts';
import { compare, readDatabase } from './database.ts';
import type { Changes, Database } from './database.ts';
import { COMPARISON } from './readReport.ts';
import { createApi } from './api.ts';
import type { Api } from './api.ts';
import type { Addresses } from './startFace.ts';

export interface FaceOptions {
  readonly face: Addresses;
}

/** What a test may hold against the whole database. */
interface Judge {
  /** Remembers all rows. */
  readonly remember: () => Promise<void>;
  /** Demands that all rows are as they were remembered, but for these; leaves a note that counts. */
  readonly expectOnly: (changes: Changes) => Promise<void>;
  /** All that has changed since `remember`, for rows whose keys only the server knows. */
  readonly changes: () => Promise<Changes>;
}

interface Fixtures {
  readonly traits: Face;
  readonly api: Api;
  readonly judge: Judge;
  /** Opens a page of the club, or of the one space where there are no clubs: `/persons`. */
  readonly enter: (path: string) => Promise<void>;
  /** Printed after a failure: what was written, refused and not answered yet, and the page in words. */
  readonly traffic: readonly string[];
}

interface WorkerFixtures extends FaceOptions {
  /** What the browser keeps of a session: each journey begins with it, and renews its token. */
  readonly session: Session;
}
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface SessionOptions {
  /** False for journeys that log in by themselves. */
  readonly isLoggedIn: boolean;
}

export const test = base.extend<Fixtures & SessionOptions, WorkerFixtures>({
  face: [
    { name: '', api: '', application: '' },
    { option: true, scope: 'worker' },
  ],
  isLoggedIn: [true, { option: true }],
  session: [
    async ({ browser, face }, provide) => {
      const page = await browser.newPage({ baseURL: face.application });
      await page.goto('/login');
      await logIn(page);
      await expect(page).not.toHaveURL(/\/login\b/);
      await provide(await page.context().storageState({ indexedDB: true }));
      await page.close();
    },
    { scope: 'worker' },
  ],
  storageState: async ({ session, isLoggedIn }, provide) => {
    await provide(isLoggedIn ? session : undefined);
  },
  traits: async ({ face }, provide) => {
    const traits = FACES.find(({ name }) => name === face.name);
    if (!traits) throw new Error('npm run test:server starts the faces');
    await provide(traits);
  },
  api: async ({ request, face }, provide) => {
    await provide(await createApi(request, face.api));
  },
  enter: async ({ page, traits }, provide) => {
    await provide(async (path) => {
      await page.goto(`${spaceOf(traits)}${path}`);
    });
  },
  traffic: [
    async ({ page, face }, provide, info) => {
      const lines: string[] = [];
      const waiting = new Set<Request>();
      page.on('request', (request) => waiting.add(request));
      page.on('requestfinished', (request) => waiting.delete(request));
      page.on('requestfailed', (request) => waiting.delete(request));
      page.on(
        'response',
        (response) => void note(response, face.api).then((line) => line && lines.push(line)),
      );
      await provide(lines);
      if (info.status === info.expectedStatus) return;
      const unanswered = [...waiting].map(
        (request) => `${request.method()} ${request.url()} → no answer yet`,
      );
      const shown = page.isClosed() ? '' : await page.locator('body').ariaSnapshot();
      const report = [...lines.slice(-MAX_LINES), ...unanswered, page.url(), shown.slice(0, MAX_SHOWN)];
      console.log(`[${face.name}] ${info.title}\n${report.join('\n')}`);
    },
    { auto: true },
  ],
  judge: async ({ request, face }, provide, info) => {
    let before: Database = {};
    const changes = async (): Promise<Changes> => compare(before, await readDatabase(request, face.api));
    await provide({
      remember: async () => {
        before = await readDatabase(request, face.api);
      },
      changes,
      expectOnly: async (expected) => {
        info.annotations.push({ type: COMPARISON });
        expect(await changes(), 'what the save has changed in the database').toEqual(expected);
      },
    });
  },
});

const MAX_LINES = 8;
const MAX_LENGTH = 1_200;
const MAX_SHOWN = 4_000;
/** Refused on every face: nothing but the sandbox offers it. */
const UNKNOWN = /\/api\/read\/|\/mapping$/;

/** What was written, and what was refused: `PUT /api/clubs/1 {…} → 400 {…}`. */
const note = async (response: Response, api: string): Promise<string | undefined> => {
  const request = response.request();
  const path = response.url().slice(api.length);
  if (!response.url().startsWith(api) || UNKNOWN.test(path) || request.method() === 'OPTIONS')
    return undefined;
  const answer = await response.text().catch(() => '');
  const isWrite = request.method() !== 'GET' && !path.startsWith('/api/graphql') && !path.includes('login');
  if (!isWrite && response.ok() && !answer.startsWith('{"errors"')) return undefined;
  return `${request.method()} ${path} ${request.postData() ?? ''} → ${response.status()} ${answer}`.slice(
    0,
    MAX_LENGTH,
  );
};

/** First part of the addresses of the application: the club of the seed, or none. */
export const spaceOf = (face: Face): string => (face.clubs ? '/1' : '/0');

/** Fills and sends the form of the login page. */
export const logIn = async (page: Page, username = 'gestionnaire', password = 'demo'): Promise<void> => {
  await page.getByLabel('Identifiant').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
};
