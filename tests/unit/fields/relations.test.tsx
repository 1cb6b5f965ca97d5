// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/http/ApiError.ts';
import type { Question } from '../../../src/data/graphql/query.ts';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { toDocument } from '../../../src/data/graphql/toDocument.ts';
import { createPending } from '../../support/createPending.ts';
import { renderDisplay, renderInput } from '../../support/renderField.tsx';

const record = (id: number, name: string, more: object = {}) => ({
  id: `/api/things/${id}`,
  '@id': `/api/things/${id}`,
  name,
  ...more,
});
const THINGS = [record(1, 'Dupond'), record(2, 'Dupont'), record(3, 'Durand')];
const RELATION = { type: 'thing', path: 'things' };
const box = () => screen.getByRole('combobox', { name: /^Champ/ });

/** A server with the given records that counts its queries. */
const serving = (records: readonly object[], hasNextPage = false) => {
  const answer = async (_question: Question, _options?: object) => ({
    data: records,
    pageInfo: { hasNextPage },
  });
  const [query, queryAll] = [vi.fn(answer), vi.fn(answer)];
  const labelFields = async () => ({ data: ['name'] });
  return {
    query,
    queryAll,
    dataProvider: { query, queryAll, labelFields, getMany: async () => ({ data: [] }) } as never,
  };
};

/** The picker of a thing over such a server. */
const openPicker = (value: unknown = null, records: readonly object[] = THINGS, more: object = {}) => {
  const server = serving(records);
  return { ...server, ...renderInput({ ...RELATION, ...more }, value, server) };
};

/** The document of a call. */
const documentOf = (call: readonly [Question, ...unknown[]] | undefined): string =>
  call ? toDocument([call[0]]).text.replace(/\s+/g, ' ') : '';

describe('the picker of a relation', () => {
  it('queries nothing below 3 characters, then once (R5.66, R9.6, R9.7)', async () => {
    const { query, user, value } = openPicker();
    await user.type(box(), 'du');
    expect(screen.getByText('3 caractères minimum')).toBeVisible();
    expect(query).not.toHaveBeenCalled();
    await user.type(box(), 'p');
    await user.click(await screen.findByRole('option', { name: 'Dupont' }));
    expect(query).toHaveBeenCalledTimes(1);
    expect(documentOf(query.mock.calls[0])).toContain('things(name: "dup", first: 25)');
    expect(value()).toEqual(THINGS[1]);
  });

  it('says that there are others than those on offer, also where none of them holds all words', async () => {
    const { dataProvider } = serving(THINGS, true);
    const { user } = renderInput(RELATION, null, { dataProvider });
    await user.type(box(), 'dup');
    expect(await screen.findByText('Plus de 25 noms : précisez')).toBeVisible();
    await user.type(box(), 'ont jean');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    expect(await screen.findByText('Plus de 25 noms : précisez')).toBeVisible();
  });

  it('warns of typed text that chooses nothing until something is chosen, and says so where the record before stays (R5.70)', async () => {
    const { user, view, dataProvider } = openPicker();
    await user.type(box(), 'dup');
    await user.tab();
    expect(await screen.findByText("Attention, aucune valeur n'a été selectionnée")).toBeVisible();
    await user.type(box(), 'dup');
    await user.click(await screen.findByRole('option', { name: 'Dupont' }));
    expect(screen.queryByText("Attention, aucune valeur n'a été selectionnée")).not.toBeInTheDocument();
    view.unmount();
    const { value } = renderInput(RELATION, THINGS[0], { dataProvider });
    await user.type(box(), 'dup');
    await user.tab();
    expect(box()).toHaveValue('Dupond');
    expect(screen.queryByText(/aucune valeur/)).not.toBeInTheDocument();
    expect(screen.getByText(/la valeur précédente est conservée/)).toBeVisible();
    expect(value()).toEqual(THINGS[0]);
  });

  it('says that the name of a chosen record is on its way, never its number', async () => {
    const { promise: answer, resolve: resolveAnswer } = createPending<object>();
    renderInput(RELATION, '/api/things/2', { dataProvider: { getMany: () => answer } as never });
    expect(box()).toHaveValue('Chargement...');
    resolveAnswer({ data: THINGS.slice(1, 2) });
    await waitFor(() => expect(box()).toHaveValue('Dupont'));
  });

  it('takes no typing before the name of the chosen record has come, also into a field with the focus', async () => {
    const { promise: answer, resolve: resolveAnswer } = createPending<object>();
    const dataProvider = { ...(serving(THINGS).dataProvider as object), getMany: () => answer } as never;
    const { user } = renderInput(RELATION, '/api/things/2', { dataProvider });
    await user.click(box());
    await user.keyboard('dur');
    expect(box()).toHaveValue('Chargement...');
    resolveAnswer({ data: THINGS.slice(1, 2) });
    await waitFor(() => expect(box()).toHaveValue('Dupont'));
    await user.clear(box());
    await user.type(box(), 'dur');
    expect(box()).toHaveValue('dur');
    await user.click(await screen.findByRole('option', { name: 'Durand' }));
    expect(box()).toHaveValue('Durand');
  });

  it('keeps what is typed when the server names the collection meanwhile', async () => {
    const directory = createDirectory([]);
    const getMany = vi.fn(async () => ({ data: THINGS.slice(1, 2) }));
    const dataProvider = { ...(serving(THINGS).dataProvider as object), getMany } as never;
    const { user } = renderInput(RELATION, '/api/things/2', { dataProvider, directory });
    await waitFor(() => expect(box()).toHaveValue('Dupont'));
    directory.add([{ name: 'things', entity: 'thing', path: '/things' }]);
    await user.type(box(), 'dur', { initialSelectionStart: 0, initialSelectionEnd: 'Dupont'.length });
    expect(box()).toHaveValue('dur');
    await user.click(await screen.findByRole('option', { name: 'Durand' }));
    expect(box()).toHaveValue('Durand');
    expect(getMany).toHaveBeenCalledTimes(1);
  });

  it('has the name of the chosen record in the field at the moment that it may be typed into', async () => {
    const { promise: answer, resolve: resolveAnswer } = createPending<object>();
    renderInput(RELATION, '/api/things/2', { dataProvider: { getMany: () => answer } as never });
    const seen: string[] = [];
    const field = box();
    if (!(field instanceof HTMLInputElement)) throw new Error('No field to type into');
    new MutationObserver(() => seen.push(field.value)).observe(field, { attributeFilter: ['readonly'] });
    resolveAnswer({ data: THINGS.slice(1, 2) });
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    expect(seen).toEqual(['Dupont']);
  });

  it('says when the search fails, and when it finds nothing (R5.71, R5.72)', async () => {
    // react-admin logs the failure itself.
    vi.spyOn(console, 'error').mockReturnValue();
    const { query, user } = openPicker(null, []);
    query.mockRejectedValueOnce(new Error('500'));
    await user.type(box(), 'dup');
    expect(await screen.findByText("Une erreur s'est produite.")).toBeVisible();
    await user.type(box(), 'x');
    expect(await screen.findByText("Aucun élément n'a été trouvé.")).toBeVisible();
  });

  it('says nothing of a search that was cancelled (R8.18, R8.19)', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { query, user } = openPicker();
    query.mockRejectedValueOnce(new ApiError({ kind: 'cancelled', message: 'The query was cancelled' }));
    await user.type(box(), 'dup');
    await waitFor(() => expect(query).toHaveBeenCalledTimes(1));
    await expect(query.mock.results[0]?.value).rejects.toThrow('cancelled');
    expect(screen.queryByText("Une erreur s'est produite.")).not.toBeInTheDocument();
    await user.type(box(), 'o');
    expect(await screen.findByRole('option', { name: 'Dupont' })).toBeVisible();
  });

  it('takes several up to a maximum, and says so at each moment (R5.68, R5.69, R5.74, R5.75)', async () => {
    const { user, value } = openPicker([THINGS[0]], THINGS, { multiple: true, count: { max: 2 } });
    expect(screen.getByText('Au maximum 2')).toBeVisible();
    await user.type(box(), 'dup');
    await user.click(await screen.findByRole('option', { name: 'Dupont' }));
    expect(screen.getByText('Nombre maximum atteint')).toBeVisible();
    await user.type(box(), 'dur');
    expect(screen.getByText("Vous avez atteint le maximum d'éléments sélectionnables.")).toBeVisible();
    await user.click(await screen.findByRole('option', { name: 'Durand' }));
    expect(value()).toEqual([THINGS[0], THINGS[1]]);
    expect(screen.getByText("Vous avez atteint le maximum d'éléments sélectionnables.")).toBeVisible();
  });

  it('takes nothing twice, and lets go of what is taken back (R5.73)', async () => {
    const { user, value } = openPicker([THINGS[1]], THINGS, { multiple: true });
    await user.type(box(), 'dup');
    await user.click(await screen.findByRole('option', { name: 'Dupont' }));
    expect(screen.getByText('Vous avez déjà selectionné cet élément.')).toBeVisible();
    expect(value()).toEqual([THINGS[1]]);
    await user.clear(box());
    await user.keyboard('{Backspace}');
    expect(value()).toEqual([]);
  });

  it('reads a referential list whole and narrows it without another query (R3.182, R7.80)', async () => {
    const many = Array.from({ length: 130 }, (_, index) => record(index, `Pays ${index}`));
    const { queryAll, dataProvider } = serving(many);
    const { user } = renderInput({ type: 'referential', path: 'referentials', referential: 'Nation' }, null, {
      dataProvider,
    });
    await user.click(box());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(130));
    await user.type(box(), 'Pays 129');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pays 129']);
    expect(queryAll).toHaveBeenCalledTimes(1);
    expect(documentOf(queryAll.mock.calls[0])).toContain('type: "Nation" order: [{name: "ASC"}]');
    await user.type(box(), ' bis');
    expect(screen.getByText('Aucun résultat avec ces filtres')).toBeVisible();
  });

  it('says why a list is empty: nothing of its type, or nothing with its conditions (R8.26, R8.27, R8.28)', async () => {
    const { dataProvider } = serving([]);
    const raw = { type: 'referential', referential: 'Nation' };
    const { user, view } = renderInput(raw, null, { dataProvider });
    await user.click(box());
    expect(await screen.findByText('Aucun référentiel trouvé pour le type Nation')).toBeVisible();
    view.unmount();
    renderInput(raw, null, { dataProvider, hint: { options: { where: { code: 'F' } } } });
    await user.click(box());
    expect(await screen.findByText('Aucun résultat avec ces filtres')).toBeVisible();
  });

  it('says that a list, or a search, is on its way, and that a list failed (R8.22, R8.30, R8.31)', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { query, queryAll, dataProvider } = serving([]);
    let fail: (error: Error) => void = () => undefined;
    query.mockReturnValue(new Promise(() => undefined));
    queryAll.mockReturnValue(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const { user, view } = renderInput({ type: 'referential', referential: 'Nation' }, null, {
      dataProvider,
    });
    await user.click(box());
    expect(await screen.findByText('Chargement...')).toBeVisible();
    fail(new Error('500'));
    expect(await screen.findByText('La récupération a échoué')).toBeVisible();
    view.unmount();
    renderInput(RELATION, null, { dataProvider });
    await user.type(box(), 'dup');
    expect(await screen.findByText('Recherche en cours...')).toBeVisible();
  });

  it('searches by number for digits, from the third one on (R7.74, R7.78)', async () => {
    const { query, dataProvider } = serving(THINGS);
    const { user } = renderInput(RELATION, null, { dataProvider, hint: { options: { search: 'code' } } });
    await user.type(box(), '12');
    expect(screen.getByText('3 caractères minimum')).toBeVisible();
    await user.type(box(), '3');
    await screen.findByRole('option', { name: 'Dupond' });
    await user.type(box(), 'a');
    await waitFor(() => expect(query).toHaveBeenCalledTimes(2));
    expect(query.mock.calls.map(documentOf)).toEqual([
      expect.stringContaining('things(id: 123, first: 25)'),
      expect.stringContaining('things(code: "123a", first: 25)'),
    ]);
  });

  it('names a value given as address or as number without typing (R7.76, R7.77)', async () => {
    const getMany = vi.fn(async () => ({ data: [THINGS[1]] }));
    const { view } = renderInput(RELATION, '/api/things/2', { dataProvider: { getMany } as never });
    await waitFor(() => expect(box()).toHaveValue('Dupont'));
    view.unmount();
    renderInput(RELATION, 2, { dataProvider: { getMany } as never });
    await waitFor(() => expect(box()).toHaveValue('Dupont'));
    const ids = ['/api/things/2'];
    expect(getMany.mock.calls).toMatchObject([
      ['/things', { ids }],
      ['/things', { ids }],
    ]);
  });

  it('names an organization of any type by its identifier and its name (R3.169)', async () => {
    const committee = record(77, 'Seine-et-Marne', { identifier: 'D77', type: 'committee' });
    const organization = { type: 'organization', path: 'organizations' };
    const { user, value } = openPicker(null, [committee], organization);
    await user.type(box(), 'Seine');
    await user.click(await screen.findByRole('option', { name: 'D77 Seine-et-Marne' }));
    expect(value()).toMatchObject({ '@id': '/api/things/77' });
  });

  it('takes Enter for its open list, also where nothing is highlighted, and sends no form', async () => {
    const { user } = openPicker();
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
    await user.click(box());
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
    await user.keyboard('{Escape}');
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
  });
});

describe('the picker of a relation that depends on other fields', () => {
  const options = { follows: { league: 'league', state: 'state' }, where: { open: true } };
  const raw = { type: 'referential', path: 'things', referential: 'Nation' };

  const open = async (value: unknown = null) => {
    const calls = serving(THINGS);
    const rendered = renderInput(raw, value, { dataProvider: calls.dataProvider, hint: { options } });
    const set = (name: string, given: unknown) => act(async () => rendered.form().setValue(name, given));
    return { ...calls, ...rendered, set };
  };

  it('queries nothing until all of them are filled, then again at each change of one (R7.84, R7.85)', async () => {
    const { queryAll, set, user } = await open();
    await user.click(box());
    expect(await screen.findByText('Renseignez d’abord les champs dont dépend ce choix.')).toBeVisible();
    await set('league', { '@id': '/api/leagues/8' });
    expect(queryAll).not.toHaveBeenCalled();
    await set('state', 'a');
    await screen.findByRole('option', { name: 'Dupont' });
    await set('other', 'x');
    await set('state', 'b');
    await waitFor(() => expect(queryAll).toHaveBeenCalledTimes(2));
    expect(queryAll.mock.calls.map(documentOf)).toEqual([
      expect.stringContaining('things( type: "Nation" open: true league: "/api/leagues/8" state: "a"'),
      expect.stringContaining('things( type: "Nation" open: true league: "/api/leagues/8" state: "b"'),
    ]);
  });

  it('empties the choice with its conditions, and when it is no longer offered (R7.86)', async () => {
    const { queryAll, set, value } = await open(THINGS[1]);
    await set('league', '/api/leagues/8');
    await set('state', 'a');
    await waitFor(() => expect(queryAll).toHaveBeenCalledTimes(1));
    expect(value()).toEqual(THINGS[1]);
    queryAll.mockResolvedValue({ data: [THINGS[0] ?? {}], pageInfo: { hasNextPage: false } });
    await set('state', 'b');
    await waitFor(() => expect(value()).toBeNull());
    await act(async () => set('value', THINGS[0]));
    await set('state', '');
    await waitFor(() => expect(value()).toBeNull());
  });
});

describe('a related record', () => {
  it('has its name cut at 30 characters when it is an organization, the whole as title (R9.26, R9.28)', () => {
    const name = 'x'.repeat(31);
    renderDisplay({ type: 'club', path: 'clubs' }, record(1, name));
    expect(screen.getByTitle(name)).toHaveTextContent(`${'x'.repeat(30)}...`);
  });

  it('is named in full up to 30 characters', () => {
    expect(renderDisplay({ type: 'club', path: 'clubs' }, record(1, 'x'.repeat(30))).text()).toBe(
      'x'.repeat(30),
    );
  });
});
