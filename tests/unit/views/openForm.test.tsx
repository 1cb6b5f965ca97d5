// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { SchemaEdit } from '../../../src/views/SchemaEdit.tsx';
import { renderInClub } from '../../support/renderInClub.tsx';

const REFUSED = 'Vous ne disposez pas de droits suffisants pour consulter cette ressource';
const MAPPING = { fields: { name: { label: 'Nom' } }, methods: ['GET', 'PUT', 'DELETE'] };
const open = { id: '/api/players/1', name: 'Anne', '@permissions': { canUpdate: true, canDelete: true } };
const closed = { ...open, '@permissions': { canUpdate: false, canDelete: false } };

/** The form of a player, in which 'Jeanne' was typed, over a server that then answers the next reading as given. */
const typeInto = async (
  next: () => Promise<object> = () => Promise.resolve(open),
  saved: object = closed,
) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = [() => Promise.resolve(open), next];
  const getOne = vi.fn(async () => ({ data: await answers[Math.min(getOne.mock.calls.length, 2) - 1]?.() }));
  const update = vi.fn(async () => ({ data: saved }));
  const getVersion = async () => ({ data: open, etag: null });
  let mapping: object = MAPPING;
  const readMapping = vi.fn(async () => ({ data: parseMapping(mapping) }));
  const { user, queryClient, address } = renderInClub(<SchemaEdit />, {
    at: `/players/${encodeURIComponent(open.id)}`,
    route: '/players/:id',
    dataProvider: { getOne, getVersion, update, describe: readMapping },
    resource: 'players',
  });
  const field = await screen.findByRole('textbox', { name: 'Nom' });
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  await user.clear(field);
  await user.type(field, 'Jeanne');
  const readAfresh = () =>
    act(async () => {
      await queryClient.refetchQueries({ queryKey: ['players', 'getOne'] });
    });
  const describeAnew = (rule: object, methods = MAPPING.methods) =>
    act(async () => {
      mapping = { methods, fields: { name: { label: 'Nom', ...rule } } };
      await queryClient.refetchQueries({ queryKey: ['description'] });
    });
  return {
    user,
    address,
    getOne,
    describeAnew,
    readAfresh,
    name: () => screen.getByRole('textbox', { name: 'Nom' }),
  };
};

const save = () => screen.getByRole('button', { name: 'Enregistrer' });

describe('a record that is read afresh under its form', () => {
  it.each([
    ['is refused', () => Promise.reject(new HttpError('Access Denied.', 403))],
    ['says that it may not be changed any more', () => Promise.resolve(closed)],
  ])('keeps what is typed, greys it and says why when it %s (R6.12, R6.16)', async (_what, next) => {
    const { readAfresh, name, getOne } = await typeInto(next);
    await readAfresh();
    expect(getOne).toHaveBeenCalledTimes(2);
    expect(await screen.findByText(REFUSED)).toBeVisible();
    await waitFor(() => expect(name()).toBeDisabled());
    expect(name()).toHaveValue('Jeanne');
    expect(save()).toHaveAccessibleDescription(/plus le droit/);
  });

  it('leaves its form as it is when it could not be read', async () => {
    const { readAfresh, name, getOne } = await typeInto(() =>
      Promise.reject(new HttpError('Internal Server Error', 500)),
    );
    await readAfresh();
    expect(getOne).toHaveBeenCalledTimes(2);
    expect(name()).toHaveValue('Jeanne');
    expect(save()).toBeEnabled();
    expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  });

  it('keeps what is typed when somebody else has changed it', async () => {
    const { readAfresh, name } = await typeInto(() => Promise.resolve({ ...open, name: 'Zoé' }));
    await readAfresh();
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoé' })).toBeVisible();
    expect(name()).toHaveValue('Jeanne');
    expect(save()).toBeEnabled();
  });
});

describe('a message on what is typed', () => {
  it('stays when the record is read afresh (R5.13)', async () => {
    const { describeAnew, readAfresh, name } = await typeInto(() =>
      Promise.resolve({ ...open, name: 'Zoé' }),
    );
    await describeAnew({ column: { length: 3 } });
    const TOO_LONG = 'La valeur ne doit pas dépasser 3 caractères';
    await waitFor(() => expect(name()).toHaveAccessibleDescription(TOO_LONG));
    await readAfresh();
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoé' })).toBeVisible();
    expect(name()).toHaveAccessibleDescription(TOO_LONG);
    expect(name()).toHaveValue('Jeanne');
  });
});

describe('a record that its own save closes', () => {
  it('says that it may not be changed, and speaks of no draft', async () => {
    const { user, name } = await typeInto(() => Promise.resolve(closed));
    await user.click(save());
    await waitFor(() => expect(name()).toBeDisabled());
    expect(save()).toHaveAccessibleDescription(/pas le droit de modifier/);
    expect(name()).toHaveValue('Anne');
    expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  });
});

describe('a record to which its own save gives another identifier', () => {
  it('goes on in its form, at its new address', async () => {
    const renamed = { ...open, '@id': '/api/players/jeanne', name: 'Jeanne' };
    const { user, address } = await typeInto(undefined, renamed);
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/players//api/players/jeanne'));
  });
});

describe('a form whose description changes', () => {
  it('keeps what is typed and holds it against the new rule (R7.48)', async () => {
    const { describeAnew, name } = await typeInto();
    await describeAnew({ column: { length: 3 } });
    await waitFor(() =>
      expect(name()).toHaveAccessibleDescription('La valeur ne doit pas dépasser 3 caractères'),
    );
    expect(name()).toHaveValue('Jeanne');
  });

  it('takes away what its methods do not name any more (R7.46)', async () => {
    const { describeAnew, name } = await typeInto();
    expect(screen.getByRole('button', { name: 'Supprimer' })).toBeEnabled();
    await describeAnew({}, ['GET']);
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.queryByRole('button', { name: 'Supprimer' })).not.toBeInTheDocument();
    expect(name()).toHaveValue('Jeanne');
  });
});

it('names a related record that only the server chooses', async () => {
  const club = { label: 'Club', type: 'club', path: 'clubs', readOnly: true };
  const getRelated = vi.fn(async () => ({
    data: new Map([['/api/clubs/5', { id: '/api/clubs/5', name: 'Lille' }]]),
  }));
  renderInClub(<SchemaEdit />, {
    at: `/players/${encodeURIComponent(open.id)}`,
    route: '/players/:id',
    dataProvider: {
      getOne: async () => ({ data: { ...open, club: '/api/clubs/5' } }),
      getRelated,
      describe: async () => ({ data: parseMapping({ ...MAPPING, fields: { ...MAPPING.fields, club } }) }),
    },
    resource: 'players',
  });
  expect(await screen.findByText('Lille')).toBeVisible();
});
