// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { createPending } from '../../../support/createPending.ts';
import { renderList } from '../../../support/renderList.tsx';

const MAPPING = {
  fields: {
    name: { label: 'Nom' },
    level: { type: 'integer', label: 'Niveau' },
    born: { type: 'date', label: 'Naissance' },
    rank: { label: 'Rang', choices: { A: 'Or', B: 'Argent' } },
    active: { type: 'boolean', label: 'Actif' },
  },
};
const CONFIG = { list: { columns: ['name', 'level'], filters: ['name', 'rank'] } };
const RECORDS = ['Anne', 'Luc'].map((name, index) => ({
  id: `/api/players/${index + 1}`,
  '@id': `/api/players/${index + 1}`,
  name,
}));

const open = async (options: Partial<Parameters<typeof renderList>[0]> = {}) => {
  const list = renderList({ mapping: MAPPING, config: CONFIG, records: RECORDS, ...options });
  await screen.findByRole('button', { name: 'Actions' });
  return list;
};

const searchBox = () => screen.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' });
const filtered = (filter: object): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const chips = async () => {
  const list = await screen.findByRole('list', { name: 'Filtres actifs' });
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

describe('what the search box of a list says', () => {
  const offering = (path: string, by = 'value') => ({ path, by, isMany: false, value: {} });
  const described = (filters: readonly object[]) => ({
    fields: { title: { label: 'Intitulé' }, rank: { label: 'Rang' } },
    offer: { filters, orders: [] },
  });

  it.each([
    ['Rechercher par intitulé', [offering('title'), offering('rank')]],
    ['Rechercher par intitulé ou numéro', [offering('title'), offering('id')]],
  ])('is %s', async (name, filters) => {
    await open({ mapping: described(filters) });
    expect(screen.getByRole('searchbox')).toHaveAccessibleName(name);
    expect(screen.getByRole('searchbox')).toHaveAttribute(
      'placeholder',
      name.slice(15, 16).toUpperCase() + name.slice(16),
    );
  });

  it.each([
    ['nothing', []],
    ['something else', [offering('rank')]],
    ['the field in another way', [offering('title', 'presence')]],
  ])('is nothing where the server filters by %s: there is none', async (_, filters) => {
    await open({ mapping: described(filters) });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

it('has no button for filters where the server filters by nothing', async () => {
  await open({ mapping: { fields: { title: {} }, offer: { filters: [], orders: [] } } });
  expect(screen.queryByRole('button', { name: 'Filtres' })).toBeNull();
});

describe('the search box of a list', () => {
  it('queries once the typing pauses, from the first page on, and is in the address', async () => {
    const { user, queries, address } = await open({ search: '?page=2&sort=id&order=ASC' });
    await user.type(searchBox(), 'Anne ');
    await waitFor(() =>
      expect(queries.at(-1)).toMatchObject({ filter: { q: 'Anne' }, pagination: { page: 1 } }),
    );
    expect(queries.filter(({ filter }) => 'q' in filter)).toHaveLength(1);
    expect(address()).toContain('"q":"Anne"');
    expect(searchBox()).toHaveValue('Anne ');
  });

  it('keeps what is typed while an earlier answer arrives', async () => {
    const { user, queries } = await open();
    await user.type(searchBox(), 'A');
    await waitFor(() => expect(queries.at(-1)?.filter).toEqual({ q: 'A' }));
    await user.type(searchBox(), 'nn');
    expect(searchBox()).toHaveValue('Ann');
    await waitFor(() => expect(queries.at(-1)?.filter).toEqual({ q: 'Ann' }));
    expect(searchBox()).toHaveValue('Ann');
  });

  it('is emptied by Escape', async () => {
    const { user, queries } = await open({ search: filtered({ q: 'Anne' }) });
    await user.type(await screen.findByRole('searchbox'), '{Escape}');
    expect(searchBox()).toHaveValue('');
    await waitFor(() => expect(queries.at(-1)?.filter).toEqual({}));
  });
});

it('leads nobody back who opens a record as the search begins', async () => {
  const { address } = await open({ search: '?sort=id&order=ASC' });
  const record = await screen.findByRole('link', { name: 'Anne' });
  vi.useFakeTimers();
  try {
    fireEvent.change(searchBox(), { target: { value: 'Luc' } });
    // As the pause ends: what it leaves to another timer comes after the click.
    setTimeout(() => fireEvent.click(record), 250);
    await act(() => vi.advanceTimersByTime(1000));
    expect(address()).toMatch(/\/players\/1\/show$/);
  } finally {
    vi.useRealTimers();
  }
});

it('drops what is typed with the click that leads elsewhere', async () => {
  const { queries } = await open();
  const record = await screen.findByRole('link', { name: 'Anne' });
  vi.useFakeTimers();
  try {
    fireEvent.change(searchBox(), { target: { value: 'Luc' } });
    fireEvent.click(record);
    await act(() => vi.advanceTimersByTime(1000));
    expect(queries.filter(({ filter }) => 'q' in filter)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

describe('the filters of a list', () => {
  it('are folded, open at the first of them, and become a chip once set', async () => {
    const { user, queries } = await open();
    expect(screen.queryByRole('combobox', { name: /Rang/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filtres' }));
    const panel = await screen.findByRole('region', { name: 'Filtres' });
    const name = within(panel).getByRole('searchbox', { name: 'Nom' });
    expect(name).toHaveFocus();
    expect(within(panel).queryByRole('searchbox', { name: /Niveau/ })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('combobox', { name: /Rang/ }));
    await user.click(screen.getByRole('option', { name: 'Or' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(queries.at(-1)?.filter).toEqual({ rank: ['A'] }));
    expect(await screen.findByRole('button', { name: 'Retirer le filtre Rang\u00a0: Or' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filtres (1)' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Fermer les filtres' }));
    expect(screen.queryByRole('region', { name: 'Filtres' })).not.toBeInTheDocument();
  });

  it('are described in words', async () => {
    await open({
      search: filtered({
        rank: ['A', 'B'],
        level: { gte: '-0.5', lte: '2500' },
        born: { after: '2010-01-31' },
        active: 'true',
        exists: { name: 'false' },
      }),
    });
    expect(await chips()).toEqual([
      'Rang\u00a0: Or, Argent',
      'Niveau\u00a0: de −0,5 à 2\u202f500',
      'Naissance\u00a0: à partir du 31/01/2010',
      'Actif\u00a0: Oui',
      'Nom\u00a0: non renseigné',
      'Tout effacer',
    ]);
  });

  it('say a single day and an open range as readers do', async () => {
    await open({ search: filtered({ born: '2010-01-31', level: { gt: '5' } }) });
    expect(await chips()).toEqual([
      'Naissance\u00a0: 31/01/2010',
      'Niveau\u00a0: à partir de 5',
      'Tout effacer',
    ]);
  });

  it('bear no path of the programme while the description of a related record is on its way', async () => {
    const mapping = { fields: { ...MAPPING.fields, club: { type: 'club', path: '/clubs', label: 'Club' } } };
    const { promise: clubs, resolve: resolveClubs } = createPending<unknown>();
    await open({
      mapping,
      search: filtered({ club: { name: 'Val' } }),
      calls: {
        describe: async (resource: string) =>
          resource === 'players' ? { data: parseMapping(mapping) } : { data: await clubs },
      },
    });
    expect(await chips()).toEqual(['…\u00a0: …']);
    resolveClubs(parseMapping({ fields: { name: { label: 'Nom' } } }));
    await waitFor(async () => expect(await chips()).toEqual(['Club › Nom\u00a0: Val']));
  });

  it('name a record where the description of what leads to it cannot be read', async () => {
    const mapping = { fields: { ...MAPPING.fields, club: { type: 'club', path: '/clubs', label: 'Club' } } };
    await open({
      mapping,
      search: filtered({ club: { captain: '/api/players/1', code: 'A' } }),
      calls: {
        describe: async (resource: string) =>
          resource === 'players' ? { data: parseMapping(mapping) } : Promise.reject(new Error('down')),
      },
    });
    await waitFor(async () =>
      expect(await chips()).toEqual(['Player\u00a0: Anne', 'club.code\u00a0: A', 'Tout effacer']),
    );
  });

  it('show no address of a record while the description of a related record is on its way', async () => {
    const mapping = { fields: { ...MAPPING.fields, club: { type: 'club', path: '/clubs', label: 'Club' } } };
    const never = new Promise<never>(() => undefined);
    await open({
      mapping,
      search: filtered({ club: { league: '/api/leagues/1' } }),
      calls: {
        describe: async (resource: string) =>
          resource === 'players' ? { data: parseMapping(mapping) } : await never,
      },
    });
    expect(await chips()).toEqual(['…\u00a0: …']);
  });

  it('are taken back one by one, by click and by key, or all at once, and the search stays', async () => {
    const { user, queries } = await open({
      search: filtered({
        q: 'An',
        level: { gte: '2' },
        rank: ['A'],
        active: 'true',
        born: { after: '2010-01-31' },
      }),
    });
    await user.click(
      await screen.findByRole('button', { name: 'Retirer le filtre Niveau\u00a0: à partir de 2' }),
    );
    await waitFor(() =>
      expect(queries.at(-1)?.filter).toEqual({
        q: 'An',
        rank: ['A'],
        active: 'true',
        born: { after: '2010-01-31' },
      }),
    );
    (await screen.findByRole('button', { name: 'Retirer le filtre Rang\u00a0: Or' })).focus();
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(queries.at(-1)?.filter).toEqual({ q: 'An', active: 'true', born: { after: '2010-01-31' } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Tout effacer' }));
    await waitFor(() => expect(queries.at(-1)?.filter).toEqual({ q: 'An' }));
    expect(searchBox()).toHaveValue('An');
  });
});

describe('an empty list', () => {
  it('says that nothing fits, and takes filters and search back', async () => {
    const { user, queries } = await open({ records: [], search: filtered({ q: 'zz', rank: ['A'] }) });
    expect(await screen.findByText('Aucun résultat à afficher')).toBeVisible();
    expect(screen.getByText('Rien ne correspond à la recherche ou aux filtres choisis.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(queries.at(-1)?.filter).toEqual({}));
    expect(await screen.findByText('Rien n’est encore enregistré ici.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ajouter un premier enregistrement' })).toHaveAttribute(
      'href',
      '/players/create',
    );
  });

  it('offers a first record where nothing is filtered but what the list starts with', async () => {
    const preset = { ...CONFIG, list: { ...CONFIG.list, preset: ['rank'] } };
    const { queries } = await open({ records: [], config: preset, scope: { rank: { '@id': 'A' } } });
    expect(await screen.findByText('Rien n’est encore enregistré ici.')).toBeVisible();
    expect(queries.at(-1)?.filter).toEqual({ rank: 'A' });
    expect(screen.getByRole('link', { name: 'Ajouter un premier enregistrement' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
  });

  it('offers no first record to those who may not create one', async () => {
    await open({ records: [], mapping: { ...MAPPING, methods: ['GET'] } });
    expect(await screen.findByText('Rien n’est encore enregistré ici.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /premier/ })).not.toBeInTheDocument();
  });
});
