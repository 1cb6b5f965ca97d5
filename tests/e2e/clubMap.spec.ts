import { expect } from '@playwright/test';
import { openApi } from './support/openApi.ts';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Club {
  readonly name: string;
  readonly mainAddress: { readonly streetAddress: string };
}

test('the place of a club is on a map and in words, and is requested from no other host (R2.130, R2.179)', async ({
  page,
  request,
  baseURL,
}) => {
  const { name, mainAddress } = await (await openApi(request)).get<Club>('/api/clubs/1');
  const hosts = new Set<string>();
  page.on('request', (sent) => hosts.add(new URL(sent.url()).host));
  await signInAt(page, '/1/informations?tab=contact');
  await expect(page.getByText(mainAddress.streetAddress)).toBeVisible();
  const map = page.getByRole('region', { name: 'Carte du club' });
  await expect(map.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await expect(map.locator('path').first()).toBeAttached();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});
