// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderList } from '../../../support/renderList.tsx';

const fields = {
  title: { type: 'string', label: 'Titre' },
  seats: { type: 'int', label: 'Places' },
  rank: { type: 'int', label: 'Rang' },
  day: { type: 'date', label: 'Jour' },
  level: { type: 'string', label: 'Niveau', choices: { a: 'Facile', b: 'Difficile' } },
  engine: {
    type: 'object',
    label: 'Moteur',
    embedded: true,
    fields: { power: { type: 'int', label: 'Puissance' } },
  },
};

const filter = (path: string, by: string, more: object = {}) => ({
  path,
  by,
  isMany: false,
  value: {},
  ...more,
});

const offer = {
  filters: [
    filter('title', 'value'),
    filter('rank', 'value'),
    filter('seats', 'range'),
    filter('level', 'value'),
    filter('day', 'presence'),
    filter('within', 'value', { value: { type: 'int', label: 'Rayon' } }),
  ],
  orders: ['title'],
  largestPage: 50,
};

const records = Array.from({ length: 60 }, (_, index) => ({
  id: `/api/players/${index}`,
  title: `Joueur ${index}`,
  seats: 3,
}));

const openFilters = async (search = '') => {
  const list = renderList({ mapping: { fields, offer }, records, search });
  await screen.findByRole('table');
  await list.user.click(screen.getByRole('button', { name: /^Filtres/ }));
  return { ...list, panel: within(await screen.findByRole('region', { name: 'Filtres' })) };
};

describe('a list of a server that says what it filters and orders by', () => {
  it('offers those filters, each in the way that the server takes it, and no others', async () => {
    const { panel, user } = await openFilters();
    expect(await panel.findByRole('searchbox', { name: 'Titre' })).toBeVisible();
    expect(panel.getByRole('searchbox', { name: 'Rang' })).toBeVisible();
    expect(panel.getByRole('group', { name: 'Places' })).toBeVisible();
    expect(panel.getByRole('searchbox', { name: 'Rayon' })).toBeVisible();
    expect(panel.queryByRole('group', { name: 'Jour' })).toBeNull();
    await user.click(panel.getByRole('combobox', { name: 'Niveau' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '--',
      'Facile',
      'Difficile',
    ]);
  });

  it('offers one value where the server takes one, of no field as well', async () => {
    const { panel, user, queries } = await openFilters();
    await user.type(await panel.findByRole('searchbox', { name: 'Rayon' }), '5');
    await waitFor(() => expect(queries.at(-1)?.filter).toEqual({ within: '5' }));
  });

  it('says of a field below another whose it is, in the panel and once it is set', async () => {
    const mapping = { fields, offer: { filters: [filter('engine.power', 'value')] } };
    const search = `?filter=${encodeURIComponent('{"engine":{"power":"7"}}')}`;
    const { user } = renderList({ mapping, records, search });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: /^Filtres/ }));
    expect(await screen.findByRole('searchbox', { name: 'Moteur › Puissance' })).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Retirer le filtre Moteur › Puissance\u00a0: 7' }),
    ).toBeVisible();
  });

  it('calls a set filter that is no field as the panel does', async () => {
    renderList({
      mapping: { fields, offer },
      records,
      search: `?filter=${encodeURIComponent('{"within":"5"}')}`,
    });
    expect(await screen.findByRole('button', { name: 'Retirer le filtre Rayon\u00a0: 5' })).toBeVisible();
  });

  it('keeps a filter that is no field in the address', async () => {
    const search = `?filter=${encodeURIComponent('{"within":"5"}')}`;
    const { queries } = await openFilters(search);
    expect(queries.at(-1)?.filter).toEqual({ within: '5' });
  });

  it('orders by what the server orders by, and offers no larger page than it gives', async () => {
    renderList({ mapping: { fields, offer }, records });
    const table = within(await screen.findByRole('table'));
    const heads = table.getAllByRole('columnheader');
    expect(heads.filter((head) => within(head).queryByRole('button')).map((head) => head.ariaLabel)).toEqual([
      'Titre',
    ]);
    const sizes = within(screen.getByRole('combobox', { name: /page/ })).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['25', '50']);
  });
});

describe('a list of a server that describes nothing', () => {
  it('says that the fields are shown as they are', async () => {
    renderList({ mapping: { fields, methods: ['GET'], isGuessed: true }, records });
    await screen.findByRole('table');
    expect(screen.getByText(/^Le serveur ne décrit pas ces champs.+lecture seule\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Créer/ })).toBeNull();
  });
});
