// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

/** A server with the given records that counts what it is asked. */
const serving = (records: readonly object[]) => {
  const getList = vi.fn(
    async (_resource: string, params: { pagination?: { page: number; perPage: number } }) => {
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
      return { data: records.slice((page - 1) * perPage, page * perPage), total: records.length };
    },
  );
  return { getList, dataProvider: { getList, getMany: async () => ({ data: [] }) } as never };
};

describe('the picker of a relation', () => {
  it('asks nothing below 3 characters, then once (R5.66, R9.6, R9.7)', async () => {
    const { getList, dataProvider } = serving(THINGS);
    const { user, value } = renderInput(RELATION, null, { dataProvider });
    await user.type(box(), 'du');
    expect(screen.getByText('3 caractères minimum')).toBeVisible();
    expect(getList).not.toHaveBeenCalled();
    await user.type(box(), 'p');
    await user.click(await screen.findByRole('option', { name: 'Dupont' }));
    expect(getList).toHaveBeenCalledTimes(1);
    expect(getList.mock.calls[0]).toMatchObject(['/things', { filter: { name: 'dup' } }]);
    expect(value()).toEqual(THINGS[1]);
  });

  it('says when what is typed chooses nothing, once the field is left (R5.70)', async () => {
    const { dataProvider } = serving(THINGS);
    const { user } = renderInput(RELATION, null, { dataProvider });
    await user.type(box(), 'dup');
    await user.tab();
    expect(await screen.findByText("Attention, aucune valeur n'a été selectionnée")).toBeVisible();
    await user.type(box(), 'dup');
    await user.click(await screen.findByRole('option', { name: 'Dupont' }));
    expect(screen.queryByText("Attention, aucune valeur n'a été selectionnée")).not.toBeInTheDocument();
  });

  it('says when the search fails, and when it finds nothing (R5.71, R5.72)', async () => {
    // react-admin logs the failure itself.
    vi.spyOn(console, 'error').mockReturnValue();
    const getList = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ data: [], total: 0 });
    const { user } = renderInput(RELATION, null, { dataProvider: { getList } });
    await user.type(box(), 'dup');
    expect(await screen.findByText("Une erreur s'est produite.")).toBeVisible();
    await user.type(box(), 'x');
    expect(await screen.findByText("Aucun élément n'a été trouvé.")).toBeVisible();
  });

  it('takes several up to a maximum, and says so at each moment (R5.68, R5.69, R5.74, R5.75)', async () => {
    const { dataProvider } = serving(THINGS);
    const raw = { ...RELATION, multiple: true, count: { max: 2 } };
    const { user, value } = renderInput(raw, [THINGS[0]], { dataProvider });
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
    const { dataProvider } = serving(THINGS);
    const { user, value } = renderInput({ ...RELATION, multiple: true }, [THINGS[1]], { dataProvider });
    await user.type(box(), 'dup');
    await user.click(await screen.findByRole('option', { name: 'Dupont' }));
    expect(screen.getByText('Vous avez déjà selectionné cet élément.')).toBeVisible();
    expect(value()).toEqual([THINGS[1]]);
    await user.clear(box());
    await user.keyboard('{Backspace}');
    expect(value()).toEqual([]);
  });

  it('reads a referential list to its end and narrows it without asking again (R3.182)', async () => {
    const many = Array.from({ length: 130 }, (_, index) => record(index, `Pays ${index}`));
    const { getList, dataProvider } = serving(many);
    const { user } = renderInput({ type: 'referential', path: 'referentials', referential: 'Nation' }, null, {
      dataProvider,
    });
    await user.click(box());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(130));
    await user.type(box(), 'Pays 129');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pays 129']);
    expect(getList).toHaveBeenCalledTimes(2);
    expect(getList.mock.calls[0]).toMatchObject(['/referentials', { filter: { type: 'Nation' } }]);
  });

  it('names an organization of any type by its identifier and its name (R3.169)', async () => {
    const { dataProvider } = serving([
      record(77, 'Seine-et-Marne', { identifier: 'D77', type: 'committee' }),
    ]);
    const { user, value } = renderInput({ type: 'organization', path: 'organizations' }, null, {
      dataProvider,
    });
    await user.type(box(), 'Seine');
    await user.click(await screen.findByRole('option', { name: 'D77 Seine-et-Marne' }));
    expect(value()).toMatchObject({ '@id': '/api/things/77' });
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
