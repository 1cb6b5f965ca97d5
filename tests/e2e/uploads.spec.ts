import { expect } from '@playwright/test';
import { openApi } from './support/openApi.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Gallery {
  readonly '@id': string;
  readonly id: number;
  readonly attachments: readonly { readonly originalFilename: string }[];
}

test.use({ expectedErrors: [/net::ERR_CONNECTION_RESET/] });

test('a file whose upload broke stays listed, and goes out when it is sent again', async ({
  page,
  request,
}) => {
  const api = await openApi(request);
  const list = await api.get<{ 'hydra:member': readonly { '@id': string }[] }>(
    '/api/galleries?club=/api/clubs/1&itemsPerPage=40',
  );
  const all = await Promise.all(list['hydra:member'].map((row) => api.get<Gallery>(row['@id'])));
  const gallery = all.find(({ attachments }) => attachments.length === 0);
  if (!gallery) throw new Error('The seed has no gallery without attachments');
  const kept = async () =>
    (await api.get<Gallery>(gallery['@id'])).attachments.map(({ originalFilename }) => originalFilename);

  await signIn(page);
  await page.goto(`/1/galleries/${gallery.id}`);
  await page.getByRole('tab', { name: 'Fichiers' }).click();
  const buffer = Buffer.from('%PDF-1.4\n'.padEnd(2_000_000, 'x'));
  await page
    .getByLabel(/^Pièces jointes/)
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('a.pdf', { exact: true })).toBeVisible();

  const isWrite = (url: URL): boolean => url.pathname === gallery['@id'];
  await page.route(isWrite, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('a.pdf', { exact: true })).toBeVisible();
  expect(await kept()).toEqual([]);

  await page.unroute(isWrite);
  await retry.click();
  await expect(page.getByText('Enregistrement réussi')).toBeVisible();
  expect(await kept()).toEqual(['a.pdf']);
});
