import { request as requests, type Page } from '@playwright/test';
import { createPerson } from '../e2e/support/createPerson.ts';
import { openApi } from '../e2e/support/openApi.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openBenchPage, openFromMenu } from './openBenchPage.ts';
import type { Row } from './Row.ts';

const PEOPLE = 300;
const FAILING = 10;
/** All of them on the sandbox of a slow machine. */
const PATIENCE_MS = 180_000;

interface Listed {
  readonly 'hydra:member': readonly { readonly '@id': string; readonly code?: string }[];
}

/** The page on which the licences of a large club are renewed, while every tenth write fails. Comes last: it leaves its people behind. */
export const measureRenewScreen = async (url: string): Promise<readonly Row[]> => {
  await addFormer(url);
  const browser = await launchBrowser();
  try {
    const { page } = await openBenchPage(browser, url);
    page.setDefaultTimeout(PATIENCE_MS);
    await failWrites(page);
    await openFromMenu(page, 'Licences', 'Licences');
    await page.getByRole('heading', { level: 1, name: 'Licences' }).waitFor();
    await page.goto(`${url}/1/licence-renewals/create`);
    await page.getByRole('button', { name: /^Tous les licenciés de/ }).click();
    await page.getByRole('button', { name: 'Attestations reçues' }).click();
    const start = page.getByRole('button', { name: /^Renouveler \d+ licences pour/ });
    await start.waitFor();
    const tasks = await page.evaluateHandle(() => {
      const durations: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(duration);
      }).observe({ type: 'longtask' });
      return durations;
    });
    await start.click();
    await page.getByRole('button', { name: /^Reprendre les échecs \(\d+\)$/ }).waitFor();
    return [
      {
        what: `${PEOPLE} licences renewed on the page, every ${FAILING}th write failing: longest task`,
        measured: Math.max(0, ...(await tasks.jsonValue())),
        unit: 'ms',
        limit: 200,
      },
    ];
  } finally {
    await browser.close();
  }
};

/** Adds as many people with a licence of last season and a certificate to the club. */
const addFormer = async (url: string): Promise<void> => {
  const request = await requests.newContext({ baseURL: url });
  try {
    const api = await openApi(request);
    const members = async (path: string) => (await api.get<Listed>(path))['hydra:member'];
    const valueOf = async (type: string, code: string): Promise<string> =>
      (await members(`/api/referentials?type=${type}&itemsPerPage=100`)).find(
        (value) => value.code === code,
      )?.['@id'] ?? '';
    const former = {
      club: '/api/clubs/1',
      season: (await members('/api/seasons?order[startDate]=desc'))[1]?.['@id'],
      type: await valueOf('LicenceType', 'T'),
      medical: await valueOf('MedicalMention', 'C'),
      insurance: await valueOf('Insurance', 'BASE'),
      practiceForms: [await valueOf('PracticeForm', 'COMPETITION')],
      state: 'validated',
    };
    for (let count = 0; count < PEOPLE; count += 1) {
      const person = await createPerson(request);
      await api.post('/api/licences', { ...former, person: person['@id'] });
    }
  } finally {
    await request.dispose();
  }
};

const failWrites = async (page: Page): Promise<void> => {
  let writes = 0;
  await page.route('**/api/licence_renewals**', (route) => {
    if (route.request().method() === 'GET') return route.continue();
    writes += 1;
    return writes % FAILING === 0 ? route.abort() : route.continue();
  });
};
