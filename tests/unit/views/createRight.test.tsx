// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpError, ListContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { CreateButton } from '../../../src/views/list/CreateButton.tsx';
import { SchemaCreate } from '../../../src/views/SchemaCreate.tsx';
import { ScopeContext } from '../../../src/views/page/ScopeContext.tsx';
import { renderForm } from '../../support/forms/renderForm.tsx';
import { renderInClub } from '../../support/renderInClub.tsx';

const CLUB = { '@id': '/api/clubs/12', name: 'Meaux TT' };
const MAPPING = { fields: { name: { label: 'Nom' } }, methods: ['GET', 'POST'] };

/** The form for a new player, over a list that answers as given. */
const openCreate = (list: () => Promise<object>) => {
  const getList = vi.fn((_resource: string, _params: unknown) => list());
  const dataProvider = { getList, describe: async () => ({ data: parseMapping(MAPPING) }) };
  renderInClub(
    <ScopeContext value={{ club: CLUB }}>
      <SchemaCreate config={{ list: { scope: ['club'] } }} />
    </ScopeContext>,
    { at: '/players/create', dataProvider, resource: 'players' },
  );
  return { getList, name: () => screen.findByRole('textbox', { name: /^Nom/ }) };
};

const listThat = (canCreate: boolean) => async () => ({ data: [], total: 0, meta: { canCreate } });

describe('the form for a new record', () => {
  it('is open where the list of its place says that one may create (R5.33)', async () => {
    const { getList, name } = openCreate(listThat(true));
    expect(await name()).toBeEnabled();
    await waitFor(() =>
      expect(getList).toHaveBeenCalledWith(
        'players',
        expect.objectContaining({ filter: { club: CLUB['@id'] } }),
      ),
    );
    expect(await name()).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Créer' })).toBeEnabled();
  });

  it('is greyed with the reason where the list says that one may not (R5.33)', async () => {
    const { name } = openCreate(listThat(false));
    const field = await name();
    await waitFor(() => expect(field).toBeDisabled());
    const button = screen.getByRole('button', { name: 'Créer' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/droit/);
  });

  it('is open where the list cannot be read: the server decides (R6.14)', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { getList, name } = openCreate(() => Promise.reject(new Error('503')));
    const field = await name();
    await waitFor(() => expect(getList).toHaveBeenCalled());
    await expect(getList.mock.results[0]?.value).rejects.toThrow('503');
    expect(field).toBeEnabled();
  });
});

it.each([
  ['changed', {}, /\/players\/7$/],
  ['only read', { recordMethods: ['GET'] }, /\/players\/7\/show$/],
])('opens a new record to be %s, as the server offers it', async (_, offered, opened) => {
  const created = { id: '/api/players/7', name: 'Anne' };
  const { user, address } = renderInClub(<SchemaCreate />, {
    at: '/players/create',
    resource: 'players',
    dataProvider: {
      getList: listThat(true),
      create: async () => ({ data: created }),
      describe: async () => ({ data: parseMapping({ ...MAPPING, ...offered }) }),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Anne');
  await user.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(address()).toMatch(opened));
});

describe('the button of a list that creates', () => {
  const button = (methods: readonly string[] | undefined, canCreate?: boolean, error?: Error) => {
    const list = { resource: 'players', isPending: false, error, meta: { canCreate } };
    renderInClub(
      <ListContextProvider value={list as never}>
        <CreateButton
          config={{}}
          description={parseMapping({ fields: {}, methods })}
          isPhone={false}
          isNamed={false}
        />
      </ListContextProvider>,
    );
    return screen.queryByRole('button', { name: 'Créer' });
  };

  it('is not there where the description has no POST (R7.46)', () => {
    expect(button(['GET'], true)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens the form where the list says that one may create (R3.185, R6.14)', () => {
    button(undefined, true);
    expect(screen.getByRole('link', { name: 'Créer' })).toBeVisible();
  });

  it('opens the form where the list says nothing of rights and the description has POST (R3.185)', () => {
    button(['GET', 'POST']);
    expect(screen.getByRole('link', { name: 'Créer' })).toBeVisible();
  });

  it('is greyed with its reason where the list says that one may not (R3.185, R6.14)', () => {
    const greyed = button(['GET', 'POST'], false);
    expect(greyed).toBeDisabled();
    expect(greyed).toHaveAccessibleDescription(/pas le droit de créer/);
  });

  it('denies nobody a right where the list could not be read (R6.14)', () => {
    button(['GET', 'POST'], undefined, new HttpError('Service Unavailable', 503));
    expect(screen.getByRole('link', { name: 'Créer' })).toBeVisible();
  });
});

describe('a row of a record', () => {
  const row = {
    fields: { town: { label: 'Ville' } },
    type: 'row',
    label: 'Lignes',
    multiple: true,
    embedded: true,
  };
  const record = { id: '/api/things/1', rows: [{ '@id': '/api/rows/1', town: 'Meaux' }] };

  it.each([
    ['is greyed in a record that may not be changed', 'Lecture seule', undefined, true],
    ['is open in a record that says nothing of rights', undefined, undefined, false],
    ['is greyed where it says so itself', undefined, { canUpdate: false }, true],
    [
      'is open where it says so itself, in a record that may not be changed',
      'Lecture seule',
      { canUpdate: true },
      false,
    ],
  ])('%s (R5.33, R6.15, R6.18)', async (_what, locked, own, disabled) => {
    const [first] = record.rows;
    const withRights = { ...record, rows: [{ ...first, ...(own && { '@permissions': own }) }] };
    const { user } = await renderForm({
      fields: { rows: row },
      record: withRights,
      ...(locked && { locked }),
    });
    if (!screen.queryByRole('textbox', { name: 'Ville' }))
      await user.click(screen.getByRole('button', { name: /^Ligne 1/ }));
    expect((await screen.findByRole('textbox', { name: 'Ville' })).hasAttribute('disabled')).toBe(disabled);
  });
});
