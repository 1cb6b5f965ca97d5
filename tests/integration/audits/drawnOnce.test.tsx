// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inputs } from '../../../src/fields/inputs.tsx';
import { columnTexts } from '../../support/screens/columnTexts.ts';
import { setUpScreens } from '../../support/screens/setUpScreens.ts';
import { watchDrawn } from '../../support/watchDrawn.ts';

const { renderApp, faults, wire } = setUpScreens();

const QUIET_MS = 100;
const PATIENCE = { timeout: 20_000 };
const wait = () => act(async () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));

/** How often components were drawn while something was done and until nothing more was. */
const countDrawn = async (names: readonly string[], doIt: () => Promise<unknown>) => {
  const drawn = await watchDrawn(async () => {
    await doIt();
    await wait();
  });
  return Object.fromEntries(names.map((name) => [name, drawn.filter((one) => one.name === name).length]));
};

const openList = async (path: string) => {
  const { user } = await renderApp({ path, account: 'gestionnaire' });
  await screen.findByRole('table');
  // What else the server has joins the menu, which draws the area.
  await waitFor(() => expect(wire.requests('GET /api/index.jsonld')).toHaveLength(1), PATIENCE);
  await screen.findByRole('menuitem', { name: 'Accueil' });
  await wait();
  return user;
};

describe('a click in a list draws once', () => {
  it('the rows of its next page, with the names of the related, and the area around them', async () => {
    const user = await openList('/1/licences');
    const names = () => columnTexts(screen.getByRole('table'), 'Nom');
    const before = names();
    const drawn = await countDrawn(['NameCell', 'ClubLayout'], async () => {
      await user.click(screen.getByRole('button', { name: /page suivante|prochaine page/i }));
      await waitFor(() => expect(names()).not.toEqual(before));
    });
    expect(drawn).toEqual({ NameCell: names().length, ClubLayout: 1 });
    expect(names()).not.toContain('--');
  });

  it('the area around the form of a new record', async () => {
    const user = await openList('/1/persons');
    const drawn = await countDrawn(['ClubLayout'], async () => {
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Créer' }));
      await screen.findByRole('textbox', { name: 'Nom' });
    });
    expect(drawn).toEqual({ ClubLayout: 1 });
  });

  it('the form of a new record with each of its inputs', async () => {
    const user = await openList('/1/persons');
    const drawn = await watchDrawn(async () => {
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Créer' }));
      const nationality = await screen.findByRole('combobox', { name: 'Nationalité' });
      await waitFor(() => expect(nationality).not.toHaveValue(''));
      await wait();
    });
    const found = drawn.filter(({ name }) => PARTS.has(name)).map(({ name, field }) => `${name} ${field}`);
    expect(found).toEqual(
      expect.arrayContaining(['SchemaForm ', 'LineInput familyName', 'DateInput birthDate']),
    );
    const again = found.filter((one, index) => found.indexOf(one) !== index);
    // What a new person usually holds comes into its field by itself.
    expect(again).toEqual(['RelationInput nationality']);
  });
});

const PARTS = new Set([
  'SchemaForm',
  'FormBody',
  'SaveBar',
  ...Object.values(inputs).map(({ name }) => name),
]);

/** What some servers give of a relation. */
const addressOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;

it('the related records of a list are requested once, when it is known what is shown of them', async () => {
  faults.alter('GET /api/licences', async (answer) => {
    const body = (await answer.json()) as { 'hydra:member': Record<string, unknown>[] };
    const members = body['hydra:member'].map((row) => ({
      ...row,
      ...Object.fromEntries(
        ['person', 'type', 'medical', 'category'].map((name) => [name, addressOf(row[name])]),
      ),
    }));
    return Response.json({ ...body, 'hydra:member': members }, { headers: answer.headers });
  });
  const release = faults.hold('GET /api/people/mapping');
  await renderApp({ path: '/1/licences', account: 'gestionnaire' });
  await waitFor(() => expect(wire.requests('GET /api/people/mapping')).toHaveLength(1));
  await screen.findByText(/^\d+ résultats$/);
  await wait();
  const related = () =>
    wire
      .requests('POST /api/graphql')
      .filter(({ body }) => /records__(?:people|referentials)/.test(String(body?.query)));
  expect(related()).toHaveLength(0);
  release();
  await screen.findByRole('table');
  expect(related()).toHaveLength(1);
  expect(columnTexts(screen.getByRole('table'), 'Nom')).not.toContain('--');
});
