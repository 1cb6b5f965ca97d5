import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createGallery, type Gallery } from './support/createGallery.ts';
import { openApi } from './support/openApi.ts';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

test.use({ expectedErrors: [/net::ERR_CONNECTION_RESET/] });

/** Bytes a second that go out; all that the machine can do without a number. */
const limitUploads = async (page: Page, uploadThroughput = -1): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
};

test('a file on its way is followed and stopped, stays listed when the way breaks, and goes out when it is sent again (R7.6)', async ({
  page,
  request,
}) => {
  const api = await openApi(request);
  const gallery = await createGallery(request);
  const kept = async () => {
    const { nickname, attachments } = await api.get<Gallery>(gallery['@id']);
    return [nickname, ...attachments.map(({ originalFilename }) => originalFilename)];
  };
  await signInAt(page, `/1/galleries/${gallery.id}`);
  await page.getByLabel('Surnom', { exact: true }).fill('Revers');
  await page.getByRole('tab', { name: 'Fichiers' }).click();
  const buffer = Buffer.from('%PDF-1.4\n'.padEnd(2_000_000, 'x'));
  await page
    .getByLabel(/^Pièces jointes/)
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('a.pdf', { exact: true })).toBeVisible();
  const save = page.getByRole('button', { name: 'Enregistrer' });

  await limitUploads(page, 300_000);
  await save.click();
  await expect(page.getByRole('progressbar', { name: /^Envoi des fichiers\s: [1-9]\d?\s%$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await expect(page.getByText(/^Envoi annulé\. Rien n’a été enregistré/)).toBeVisible();
  await expect(page.getByText('a.pdf', { exact: true })).toBeVisible();
  await limitUploads(page);
  expect(await kept()).toEqual([null]);

  const isWrite = (url: URL): boolean => url.pathname === gallery['@id'];
  await page.route(isWrite, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await save.click();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('a.pdf', { exact: true })).toBeVisible();
  expect(await kept()).toEqual([null]);

  await page.unroute(isWrite);
  const sent = page.waitForRequest((call) => call.method() === 'POST' && isWrite(new URL(call.url())));
  await retry.click();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText('Enregistrement réussi')).toBeVisible();
  expect(await kept()).toEqual(['Revers', 'a.pdf']);
});
