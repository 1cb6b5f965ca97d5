// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { renderList } from '../../../support/renderList.tsx';
import { standInForBrowser } from '../../../support/screens/standInForBrowser.ts';

const MAPPING = {
  fields: {
    name: { type: 'string', label: 'Nom', constraints: [{ name: 'NotBlank' }] },
    level: { type: 'integer', label: 'Niveau' },
  },
};

vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  // The dialog is loaded when asked for.
  configure({ asyncUtilTimeout: 15_000 });
  standInForBrowser();
});

const openImport = async (content: string, options: Partial<Parameters<typeof renderList>[0]> = {}) => {
  const list = renderList({ mapping: MAPPING, ...options });
  await list.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await list.user.click(screen.getByRole('menuitem', { name: 'Importer un fichier CSV' }));
  const input = await screen.findByLabelText('Fichier CSV');
  await list.user.upload(input, new File([content], 'players.csv', { type: 'text/csv' }));
  return list;
};

const cell = (label: string) => screen.getByRole('textbox', { name: label });

describe('the import of a CSV file', () => {
  it('matches columns, checks every cell, is corrected in place, and writes when told to', async () => {
    const { user, held } = await openImport('NOM;Points;niveau\nAnne;5;3\n;6;x\n');
    expect(await screen.findByRole('combobox', { name: 'NOM' })).toHaveTextContent('Nom');
    expect(screen.getByRole('combobox', { name: 'Points' })).toHaveTextContent('Ignorer cette colonne');
    await user.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));

    expect(await screen.findByText('2 lignes lues, 1 à corriger.')).toBeVisible();
    expect(cell('Nom, ligne 2')).toHaveAccessibleDescription('La valeur ne doit pas être vide.');
    expect(cell('Niveau, ligne 2')).toHaveAccessibleDescription('La valeur doit être un entier.');
    expect(screen.getByRole('button', { name: 'Importer 1 ligne' })).toBeEnabled();
    expect(held).toEqual([]);

    await user.type(cell('Nom, ligne 2'), 'Luc');
    await user.clear(cell('Niveau, ligne 2'));
    await user.type(cell('Niveau, ligne 2'), '4{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Importer 2 lignes' }));
    expect(await screen.findByText('2 sur 2 traités.')).toBeVisible();
    expect(held).toMatchObject([
      { name: 'Anne', level: 3 },
      { name: 'Luc', level: 4 },
    ]);
  });

  it('holds back a row with a cell beyond the headings until it is left out, and never loses it', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, held } = await openImport('Nom;Points;Niveau\nAnne;5;3;perdu\n');
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    expect(await screen.findByText('1 ligne lue, 1 à corriger.')).toBeVisible();
    expect(screen.getByText(/Cellule sans titre de colonne.*perdu/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importer 0 ligne' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Télécharger la ligne restante' }));
    expect(await saved[0]?.text()).toMatch(/^Nom;Points;Niveau;Erreur\r\nAnne;5;3;[^;]+;perdu\r\n$/);

    await user.click(screen.getByRole('button', { name: 'Laisser de côté' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('1 sur 1 traité.')).toBeVisible();
    expect(held).toMatchObject([{ name: 'Anne', level: 3 }]);
  });

  it('gives a model with a heading for each field of the form', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openImport('PK\u0000');
    await user.click(await screen.findByRole('button', { name: 'Télécharger un modèle' }));
    expect(await saved[0]?.text()).toBe('Nom;Niveau\r\n');
  });

  it("shows the server's refusal at its cell, and sends the corrected row alone", async () => {
    const sent: unknown[] = [];
    const { user } = await openImport('Nom;Niveau\nAnne;1\nLuc;2\n', {
      calls: {
        create: async (_resource, { data }) => {
          if ((data as { name: string }).name === 'Anne') {
            const error = new HttpError('refused', 422, { errors: { name: ['Ce nom est déjà pris.'] } });
            error.cause = new ApiError({ kind: 'validation', message: 'refused' });
            throw error;
          }
          sent.push(data);
          return { data: { id: String(sent.length) } as never };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 2 lignes' }));
    expect(await screen.findByText('1 sur 2 traités.')).toBeVisible();
    expect(cell('Nom, ligne 1')).toHaveAccessibleDescription('Ce nom est déjà pris.');
    expect(cell('Nom, ligne 2')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Télécharger la ligne restante' })).toBeEnabled();

    await user.type(cell('Nom, ligne 1'), ' M.{Enter}');
    await user.click(screen.getByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('2 sur 2 traités.')).toBeVisible();
    expect(sent).toMatchObject([{ name: 'Luc' }, { name: 'Anne M.' }]);
  });

  it('never sends again what may have been created', async () => {
    const { user } = await openImport('Nom\nAnne\nLuc\n', {
      calls: {
        create: async () => {
          const error = new HttpError('gone', 504);
          error.cause = new ApiError({ kind: 'server', message: 'gone', unknownOutcome: true });
          throw error;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 2 lignes' }));
    const row = await screen.findByRole('row', { name: /Résultat inconnu/ });
    expect(within(row).getByRole('textbox')).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importer 1 ligne' })).toBeEnabled());
  });

  it('says what is wrong with a file that is none', async () => {
    await openImport('PK\u0000');
    expect(await screen.findByText('Le fichier n’est pas un fichier CSV lisible.')).toBeVisible();
  });
});
