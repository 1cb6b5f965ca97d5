import { expect, test as base } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
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
  /** Bodies that were sent and answers that refused, attached to a failure. */
  readonly traffic: readonly string[];
}

export const test = base.extend<Fixtures & FaceOptions>({
  face: [{ name: '', api: '', application: '' }, { option: true }],
  traits: async ({ face }, provide) => {
    const traits = FACES.find(({ name }) => name === face.name);
    if (!traits) throw new Error('npm run test:server starts the faces');
    await provide(traits);
  },
  api: async ({ request, face }, provide) => {
    await provide(await createApi(request, face.api));
  },
  traffic: [
    async ({ page, face }, provide, info) => {
      const lines: string[] = [];
      page.on('request', (request) => note(lines, request, face.api));
      page.on('response', (response) => {
        if (response.status() >= 400 && response.url().startsWith(face.api))
          void response
            .text()
            .then((text) => lines.push(`${response.status()} ${response.url()} ${text.slice(0, 600)}`))
            .catch(() => undefined);
      });
      await provide(lines);
      if (info.status !== info.expectedStatus && lines.length > 0)
        await info.attach('traffic', { body: lines.join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  judge: async ({ request, face }, provide, info) => {
    let held: Database = {};
    const changes = async (): Promise<Changes> => compare(held, await readDatabase(request, face.api));
    await provide({
      remember: async () => {
        held = await readDatabase(request, face.api);
      },
      changes,
      expectOnly: async (expected) => {
        info.annotations.push({ type: COMPARISON });
        expect(await changes(), 'what the save has changed in the database').toEqual(expected);
      },
    });
  },
});

const note = (lines: string[], request: Request, api: string): void => {
  if (request.method() === 'GET' || !request.url().startsWith(api)) return;
  const body = request.postData();
  if (request.method() !== 'OPTIONS' && !request.url().endsWith('/login_check'))
    lines.push(`${request.method()} ${request.url().slice(api.length)} ${body?.slice(0, 1500) ?? ''}`);
};

/** Logs in from the address that the test wants to be at. */
export const signInAt = async (page: Page, address: string, username = 'gestionnaire'): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Identifiant').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).not.toHaveURL(/\/login\b/);
};
