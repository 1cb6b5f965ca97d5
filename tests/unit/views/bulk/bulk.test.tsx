// @vitest-environment jsdom
import axe from 'axe-core';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type GetListParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { createPending } from '../../../support/createPending.ts';
import { renderList } from '../../../support/renderList.tsx';

const MAPPING = { fields: { name: { type: 'string' }, level: { type: 'integer' } } };
const RECORDS = ['Anne', 'Luc', 'Zoé'].map((name, index) => ({
  id: `/api/players/${index + 1}`,
  '@id': `/api/players/${index + 1}`,
  name,
  level: index,
}));

const select = async (options: Partial<Parameters<typeof renderList>[0]> = {}) => {
  const list = renderList({ mapping: MAPPING, records: RECORDS, ...options });
  await screen.findByRole('table');
  await list.user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
  return list;
};

const resultOf = (name: string): string =>
  within(screen.getByRole('dialog')).getByRole('row', { name: new RegExp(name) }).lastElementChild
    ?.textContent ?? '';

const refused = (message: string): HttpError => {
  const error = new HttpError(message, 422, { errors: { level: [message] } });
  error.cause = new ApiError({ kind: 'validation', message, status: 422 });
  return error;
};

describe('bulk actions', () => {
  it('names each checkbox after its record and counts the selection', async () => {
    const { user } = await select();
    expect(screen.getByText('3 sélectionnés')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Luc' }));
    expect(screen.getByText('2 sélectionnés')).toBeVisible();
  });

  it('ends with the filter that its rows were found by', async () => {
    const { user } = await select();
    await user.type(screen.getByRole('searchbox'), 'Luc');
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /Sélectionner/ })).toHaveLength(4));
    for (const box of screen.getAllByRole('checkbox', { name: /Sélectionner/ }))
      expect(box).not.toBeChecked();
  });

  it('marks a page that is selected in part as the browser does, without an axe violation', async () => {
    const { user } = await select();
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Luc' }));
    expect(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' })).toBePartiallyChecked();
    const { violations } = await axe.run(document.body, { runOnly: ['aria-conditional-attr'] });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('shows what changes before anything is written, then what became of each record', async () => {
    const { user, stored } = await select();
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    await user.click(await screen.findByRole('combobox', { name: 'Champ à modifier' }));
    await user.click(screen.getByRole('option', { name: 'Level' }));
    await user.type(screen.getByRole('textbox', { name: 'Level' }), '2');
    await user.click(screen.getByRole('button', { name: 'Prévisualiser' }));

    await waitFor(() => expect(resultOf('Anne')).toBe('Sera modifié'));
    expect(resultOf('Zoé')).toBe('Inchangé');
    expect(stored.map(({ level }) => level as unknown)).toEqual([0, 1, 2]);

    await user.click(screen.getByRole('button', { name: 'Modifier 2 enregistrements' }));
    expect(await screen.findByText('2 sur 2 traités.')).toBeVisible();
    expect(resultOf('Anne')).toBe('Réussi');
    expect(stored).toEqual(RECORDS.map((record) => ({ ...record, level: 2 })));
  });

  it('names whose each record is where the list is that of several', async () => {
    const records = ['Ferrain', 'Loire'].map((club, index) => ({
      id: `/api/players/${index}`,
      name: 'Critérium',
      club: { '@id': `/api/clubs/${index}`, name: club },
    }));
    const mapping = { methods: ['GET', 'DELETE'], ...MAPPING };
    const { user } = await select({ records, mapping, config: { list: { owners: ['club'] } } });
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    for (const name of ['Critérium, Ferrain', 'Critérium, Loire'])
      expect(await screen.findByRole('rowheader', { name })).toBeVisible();
  });

  it('names as failed what the server has accepted and left as it was', async () => {
    const { user } = await select({
      calls: { update: (_resource, { previousData }) => Promise.resolve({ data: previousData as never }) },
    });
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    await user.click(await screen.findByRole('combobox', { name: 'Champ à modifier' }));
    await user.click(screen.getByRole('option', { name: 'Level' }));
    await user.type(screen.getByRole('textbox', { name: 'Level' }), '2');
    await user.click(screen.getByRole('button', { name: 'Prévisualiser' }));
    await user.click(await screen.findByRole('button', { name: 'Modifier 2 enregistrements' }));
    await waitFor(() =>
      expect(resultOf('Anne')).toMatch(/^Échec.*Le serveur n’a pas retenu votre saisie\s: Level$/),
    );
  });

  it('shows the no that is sent for a box that nobody has ticked, not an empty value', async () => {
    const records = RECORDS.map((record) => ({ ...record, letter: true }));
    const mapping = { fields: { ...MAPPING.fields, letter: { type: 'boolean' } } };
    const { user, stored } = await select({ mapping, records });
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    await user.click(await screen.findByRole('combobox', { name: 'Champ à modifier' }));
    await user.click(screen.getByRole('option', { name: 'Letter' }));
    await user.click(screen.getByRole('button', { name: 'Prévisualiser' }));
    const cells = within(await screen.findByRole('row', { name: /Anne/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Oui', 'Non', 'Sera modifié']);

    await user.click(screen.getByRole('button', { name: 'Modifier 3 enregistrements' }));
    expect(await screen.findByText('3 sur 3 traités.')).toBeVisible();
    expect(stored).toEqual(records.map((record) => ({ ...record, letter: false })));
  });

  it('says why nothing can be started where no record would change', async () => {
    const { user } = await select({ records: RECORDS.slice(2) });
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    await user.click(await screen.findByRole('combobox', { name: 'Champ à modifier' }));
    await user.click(screen.getByRole('option', { name: 'Level' }));
    await user.type(screen.getByRole('textbox', { name: 'Level' }), '2');
    await user.click(screen.getByRole('button', { name: 'Prévisualiser' }));
    const start = { name: 'Modifier 0 enregistrement', description: /^Aucun de ces enregistrements/ };
    expect(await screen.findByRole('button', start)).toBeDisabled();
  });

  it('gives the focus back to what opened them, or to the heading when that has gone (R2.121)', async () => {
    const { user } = await select();
    const opener = screen.getByRole('button', { name: 'Modifier' });
    await user.click(opener);
    await user.click(await screen.findByRole('combobox', { name: 'Champ à modifier' }));
    await user.click(screen.getByRole('option', { name: 'Level' }));
    await user.type(screen.getByRole('textbox', { name: 'Level' }), '2');
    await user.click(screen.getByRole('button', { name: 'Prévisualiser' }));
    await screen.findByRole('button', { name: 'Modifier 2 enregistrements' });
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(opener).toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    await user.click(await screen.findByRole('button', { name: 'Supprimer 3 enregistrements' }));
    await screen.findByText('3 sur 3 traités.');
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says that it selects no more than a limit beyond the page', async () => {
    const records = Array.from({ length: 501 }, (_, index) => ({
      ...RECORDS[0],
      id: `/api/players/${index + 1}`,
      '@id': `/api/players/${index + 1}`,
    }));
    const { user } = await select({ records });
    await user.click(screen.getByRole('button', { name: 'Sélectionner les 500 premiers résultats' }));
    expect(
      await screen.findByText(
        '500 sélectionnés, dont 475 hors de cette page (500 au plus à la fois, la liste en compte 501)',
      ),
    ).toBeVisible();
  });

  it('does nothing to the page alone while the rest of the selection is on its way, and offers it again after a failure', async () => {
    const { promise: rest, reject: refuse } = createPending<never>();
    const { user } = await select({
      calls: {
        getList: async (_resource: string, { pagination }: GetListParams) =>
          pagination?.perPage === 500
            ? await rest
            : { data: RECORDS as never, total: 60, meta: { canCreate: true } },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Sélectionner les 60 résultats' }));
    expect(screen.getByText('Supprimer').closest('[inert]')).not.toBeNull();
    refuse(new HttpError('', 503));
    await waitFor(() => expect(screen.getByText('Supprimer').closest('[inert]')).toBeNull());
    expect(screen.getByRole('button', { name: 'Sélectionner les 60 résultats' })).toBeEnabled();
    expect(screen.getByText('3 sélectionnés')).toBeVisible();
  });

  it('refuses a value that the description does not allow', async () => {
    const { user } = await select();
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    await user.click(await screen.findByRole('combobox', { name: 'Champ à modifier' }));
    await user.click(screen.getByRole('option', { name: 'Level' }));
    await user.type(screen.getByRole('textbox', { name: 'Level' }), 'douze');
    await user.click(screen.getByRole('button', { name: 'Prévisualiser' }));
    expect(await screen.findByText('La valeur doit être un entier.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prévisualiser' })).toBeVisible();
  });

  it('deletes after a confirmation, goes on after a refusal and resumes with what is left', async () => {
    const deleted: unknown[] = [];
    let broken = true;
    const { user } = await select({
      calls: {
        delete: async (_resource, { id }) => {
          if (broken && id === '/api/players/2') throw refused('Licence en cours.');
          deleted.push(id);
          return { data: { id } as never };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByRole('dialog', { name: /Supprimer 3 enregistrements/ })).toBeVisible();
    expect(deleted).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Supprimer 3 enregistrements' }));
    expect(await screen.findByText('2 sur 3 traités.')).toBeVisible();
    expect(resultOf('Luc')).toMatch(/^Échec.*Licence en cours\.$/);

    broken = false;
    await user.click(screen.getByRole('button', { name: /Reprendre/ }));
    expect(await screen.findByText('3 sur 3 traités.')).toBeVisible();
    expect(deleted).toEqual(['/api/players/1', '/api/players/3', '/api/players/2']);
  });

  it('says once that a result is not known', async () => {
    const { user } = await select({
      calls: {
        delete: async () => {
          throw new ApiError({ kind: 'network', message: 'cut', unknownOutcome: true });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    await user.click(await screen.findByRole('button', { name: 'Supprimer 3 enregistrements' }));
    await waitFor(() => expect(resultOf('Anne')).toMatch(/^À vérifier\s: Résultat inconnu\s: la réponse/));
  });

  it('says what a run has come to where its session ends, and the page with it', async () => {
    let calls = 0;
    const { user } = await select({
      calls: {
        delete: async () => {
          calls += 1;
          if (calls === 1) return { data: RECORDS[0] as never };
          throw new ApiError({ kind: 'authentication', message: 'Expired JWT Token', status: 401 });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    await user.click(await screen.findByRole('button', { name: 'Supprimer 3 enregistrements' }));
    const message = /arrêtée avec la session\s: 1 sur 3 enregistrements traités/;
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('offers neither a selection nor an import where the steps of a process alone make and change records', async () => {
    const mapping = { ...MAPPING, methods: ['GET', 'POST', 'PUT'] };
    const { user } = renderList({ mapping, records: RECORDS, config: { readOnly: true } });
    await screen.findByRole('table');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getByRole('menuitem', { name: 'Exporter la liste' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Importer un fichier' })).toBeNull();
  });

  it('offers no selection to those who may neither change nor delete', async () => {
    renderList({ mapping: { ...MAPPING, methods: ['GET'] }, records: RECORDS });
    await screen.findByRole('table');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
