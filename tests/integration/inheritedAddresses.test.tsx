// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchList } from '../support/screens/searchList.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, faults } = setUpScreens();

/** A club by its address among all structures, which the server answers as a club. */
const AS_ORGANIZATION = '/api/organizations/4';

describe('a record that has an address in two collections', () => {
  it('opens at either, under its name', async () => {
    const { name } = await (await as('gestionnaire')).get('/clubs/4');
    await renderApp({ path: '/1/organizations/4/show', account: 'gestionnaire' });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('leads from a list of all kinds to its own resource (R2.160)', async () => {
    const { name } = await (await as('gestionnaire')).get('/clubs/4');
    const { user } = await renderApp({ path: '/1/organizations', account: 'gestionnaire' });
    await searchList(user, name);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/1/informations/4/show');
  });

  it('is named in a list and in a form that know its address alone', async () => {
    const client = await as('gestionnaire');
    const { name } = await client.get('/clubs/4');
    const { 'hydra:member': prizes } = await client.get('/prizes?itemsPerPage=1');
    const [prize] = prizes as readonly { id: number }[];
    for (const path of ['GET /api/prizes', 'GET /api/prizes/:id'])
      faults.alter(path, async (answer) => {
        const text = (await answer.text()).replace(
          /"organization":\{[^{}]*\}/g,
          `"organization":"${AS_ORGANIZATION}"`,
        );
        return new Response(text, {
          status: answer.status,
          headers: { 'Content-Type': 'application/ld+json' },
        });
      });
    const list = await renderApp({ path: '/1/prizes', account: 'gestionnaire' });
    expect((await screen.findAllByText(name))[0]).toBeVisible();
    list.close();
    await renderApp({ path: `/1/prizes/${prize?.id}` });
    expect(await screen.findByRole('combobox', { name: 'Structure' })).toBeVisible();
    expect(await screen.findByDisplayValue(new RegExp(name))).toBeVisible();
  });
});
