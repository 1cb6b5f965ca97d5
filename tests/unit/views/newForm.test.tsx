// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { SchemaCreate } from '../../../src/views/SchemaCreate.tsx';
import { ScopeContext } from '../../../src/views/page/ScopeContext.tsx';
import { renderInClub } from '../../support/renderInClub.tsx';

const NAME = { label: 'Nom' };

/** The form for a new player, opened with what the history holds beside the address. */
const open = async (
  search = '',
  state: unknown = null,
  described: object = { name: NAME },
  methodsOfServer: object = {},
) => {
  let fields = described;
  const methods = ['GET', 'POST'];
  const dataProvider = {
    getList: async () => ({ data: [], total: 0, meta: { canCreate: true } }),
    describe: async () => ({ data: parseMapping({ fields, methods }) }),
    ...methodsOfServer,
  };
  const { user, queryClient } = renderInClub(
    <ScopeContext value={{}}>
      <SchemaCreate />
    </ScopeContext>,
    { at: { pathname: '/players/create', search, state }, dataProvider, resource: 'players' },
  );
  await screen.findByRole('textbox', { name: 'Nom' });
  const describeAnew = (next: object) =>
    act(async () => {
      fields = next;
      await queryClient.refetchQueries({ queryKey: ['description'] });
    });
  return { user, describeAnew, name: () => screen.getByRole('textbox', { name: /^Nom/ }) };
};

/** The same, in which 'Jeanne' was typed. */
const typeInto = async (methodsOfServer: object = {}) => {
  const form = await open('', null, { name: NAME }, methodsOfServer);
  // A field that may hold the data of other people stays closed for the first second of a form.
  await waitFor(() => expect(form.name()).not.toHaveAttribute('readonly'));
  await form.user.type(form.name(), 'Jeanne');
  return form;
};

const TOO_LONG = 'La valeur ne doit pas dépasser 3 caractères';

describe('the form for a new record whose description changes', () => {
  it.each([
    ['a rule', {}, ['Jeanne']],
    [
      'a rule and another field, whose default resets the form',
      { town: { label: 'Ville', default: 'Meaux' } },
      ['Jeanne', 'Meaux'],
    ],
  ])('keeps what is typed and holds it against %s (R7.48)', async (_what, added, shown) => {
    const { describeAnew, name } = await typeInto();
    await describeAnew({ name: { ...NAME, column: { length: 3 } }, ...added });
    await waitFor(() => expect(name()).toHaveAccessibleDescription(TOO_LONG));
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(shown);
  });

  it('keeps the rows that were added (R7.48)', async () => {
    const { user, describeAnew } = await open();
    const rows = {
      type: 'row',
      label: 'Lignes',
      multiple: true,
      embedded: true,
      fields: { town: { label: 'Ville' } },
    };
    await describeAnew({ name: NAME, rows });
    await user.click(await screen.findByRole('button', { name: /Ajouter/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Ville' }), 'Meaux');
    await describeAnew({ name: NAME, rows, code: { label: 'Code', default: 'X1' } });
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveValue('X1');
    expect(screen.getByRole('textbox', { name: 'Ville' })).toHaveValue('Meaux');
  });
});

it('is not filled in by a forged address', async () => {
  const source = JSON.stringify({ name: 'Forgé', roles: ['ROLE_ADMIN'] });
  const { name } = await open(`?${String(new URLSearchParams({ source }))}`);
  expect(name()).toHaveValue('');
});

it('starts with the choice that the list which led here is filtered by, where it is free', async () => {
  const choices = [
    { value: 'club', label: 'Club' },
    { value: 'league', label: 'Ligue' },
  ];
  const level = { type: 'string', label: 'Niveau', choices };
  await open('', { filtered: { level: 'league', name: 'Jea' } }, { name: NAME, level });
  expect(await screen.findByRole('radio', { name: 'Ligue' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('');
});

it('names the club of the page also where its name came after the form', async () => {
  const club = { '@id': '/api/players/1', name: '' };
  const fields = { name: NAME, club: { type: 'player', path: 'players', label: 'Club' } };
  const dataProvider = {
    getList: async () => ({ data: [], total: 0, meta: { canCreate: true } }),
    getMany: async () => ({ data: [{ id: club['@id'], '@id': club['@id'], name: 'Val d’Yerres' }] }),
    describe: async () => ({ data: parseMapping({ fields, methods: ['GET', 'POST'] }) }),
  };
  renderInClub(
    <ScopeContext value={{ club }}>
      <SchemaCreate config={{ form: { starts: ['club'] } }} />
    </ScopeContext>,
    { at: '/players/create', dataProvider, resource: 'players' },
  );
  const field = await screen.findByRole('combobox', { name: 'Club' });
  await waitFor(() => expect(field).toHaveValue('Val d’Yerres'));
});

it.each([
  ['begins with the structure of the address where one is needed', [{ name: 'NotBlank' }], 'Bretagne'],
  ['leaves a structure open that may be empty, as that of a person’s address', [], ''],
])('%s', async (_title, constraints, value) => {
  const organization = { '@id': '/api/leagues/2', name: 'Bretagne' };
  const structure = { type: 'league', path: 'leagues', label: 'Structure', constraints };
  const dataProvider = {
    getList: async () => ({ data: [], total: 0, meta: { canCreate: true } }),
    getMany: async () => ({ data: [] }),
    describe: async () => ({
      data: parseMapping({ fields: { organization: structure }, methods: ['GET', 'POST'] }),
    }),
  };
  renderInClub(
    <ScopeContext value={{ organization }}>
      <SchemaCreate config={{}} />
    </ScopeContext>,
    { at: '/players/create', dataProvider, resource: 'players' },
  );
  expect(await screen.findByRole('combobox', { name: 'Structure' })).toHaveValue(value);
});

it('is sent once, also while the page of the new record is not there yet', async () => {
  const create = vi.fn(async () => ({ data: { id: '/api/players/1', name: 'Jeanne' } }));
  const { user } = await typeInto({ create });
  const press = () => user.click(screen.getByRole('button', { name: 'Créer' }));
  await press();
  await screen.findByText('Enregistrement réussi');
  await press();
  expect(create).toHaveBeenCalledOnce();
});
