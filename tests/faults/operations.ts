import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { createGallery, type Gallery } from '../e2e/support/createGallery.ts';
import { createPerson, type Person } from '../e2e/support/createPerson.ts';
import { createPrize, type Prize } from '../e2e/support/createPrize.ts';
import { openApi } from '../e2e/support/openApi.ts';
import { goWithin } from './goWithin.ts';
import type { Bench, Operation, Work } from './Operation.ts';
import { keepsDraft } from './keepsDraft.ts';
import { READS_RECORD, REFRESHES, WRITES_RECORD } from './table/targets.ts';

const FILE = 'essai.pdf';
const FILE_SIZE = 300_000;
const TYPED = 'Jeanne';

const WAIT = { intervals: [200], timeout: 30_000 };

const valueOf = async (input: Locator): Promise<string | null> =>
  (await input.count()) === 1 ? await input.inputValue({ timeout: 1000 }).catch(() => null) : null;

const openPerson = async ({ request }: Bench): Promise<Work> => {
  const person = await createPerson(request);
  const api = await openApi(request);
  const input = (page: Page) => page.getByRole('textbox', { name: 'Prénom', exact: true });
  return {
    path: `/1/persons/${person.id}/details`,
    iri: person['@id'],
    found: person.givenName,
    typed: TYPED,
    hasFile: false,
    type: async (page) => input(page).fill(TYPED),
    chooseFile: async () => undefined,
    shown: (page) => valueOf(input(page)),
    stored: async () => ({ text: (await api.get<Person>(person['@id'])).givenName, files: [] }),
  };
};

const openPrize = async ({ request }: Bench): Promise<Work> => {
  const prize = await createPrize(request);
  const api = await openApi(request);
  const input = (page: Page) => page.getByRole('textbox', { name: 'Commentaire', exact: true });
  return {
    path: `/1/prizes/${prize.id}`,
    iri: prize['@id'],
    found: prize.comment ?? '',
    typed: TYPED,
    hasFile: false,
    type: async (page) => input(page).fill(TYPED),
    chooseFile: async () => undefined,
    shown: (page) => valueOf(input(page)),
    stored: async () => ({ text: (await api.get<Prize>(prize['@id'])).comment ?? '', files: [] }),
  };
};

const openGallery = async ({ request }: Bench): Promise<Work> => {
  const gallery = await createGallery(request);
  const api = await openApi(request);
  const input = (page: Page) => page.getByLabel('Surnom', { exact: true });
  const chooseFile = async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: 'Fichiers' }).click();
    const buffer = Buffer.from('%PDF-1.4\n'.padEnd(FILE_SIZE, 'x'));
    await page
      .getByLabel(/^Pièces jointes/)
      .setInputFiles({ name: FILE, mimeType: 'application/pdf', buffer });
    await page.getByText(FILE, { exact: true }).waitFor();
  };
  return {
    path: `/1/galleries/${gallery.id}`,
    iri: gallery['@id'],
    found: gallery.nickname ?? '',
    typed: TYPED,
    hasFile: true,
    type: async (page) => {
      await input(page).fill(TYPED);
      await chooseFile(page);
    },
    chooseFile,
    shown: (page) => valueOf(input(page)),
    stored: async () => {
      const { nickname, attachments } = await api.get<Gallery>(gallery['@id']);
      return { text: nickname, files: attachments.map(({ originalFilename }) => originalFilename) };
    },
  };
};

const withTyped =
  (open: (bench: Bench) => Promise<Work>) =>
  async (bench: Bench): Promise<Work> => {
    const { page } = bench;
    const work = await open(bench);
    await (bench.isLoaded ? goWithin(page, work.path) : page.goto(bench.proxy.url + work.path));
    // Until then the form of the record before is there.
    await expect.poll(() => work.shown(page), WAIT).toBe(work.found);
    await work.type(page);
    // Drafts are written when typing pauses.
    await expect.poll(() => keepsDraft(page, work.iri, work.typed), WAIT).toBe(true);
    await page.getByText('Enregistrement réussi').waitFor({ state: 'detached' });
    return work;
  };

const save = async ({ page }: Bench): Promise<void> =>
  page.getByRole('button', { name: 'Enregistrer' }).click();

/** What people do, on data of their own; each leaves something typed and not yet saved behind it. */
export const operations: readonly Operation[] = [
  {
    name: 'open',
    target: READS_RECORD,
    writes: false,
    prepare: withTyped(openPerson),
    act: async ({ page, proxy }, { path }) => {
      await page.goto(proxy.url + path, { waitUntil: 'commit' });
    },
  },
  { name: 'save', target: WRITES_RECORD, writes: true, prepare: withTyped(openPrize), act: save },
  { name: 'upload', target: WRITES_RECORD, writes: true, prepare: withTyped(openGallery), act: save },
  {
    name: 'refresh',
    target: REFRESHES,
    writes: true,
    prepare: withTyped(openPerson),
    act: async (bench) => {
      bench.proxy.expireTokens();
      await save(bench);
    },
  },
];
