// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { renderList } from '../../../support/renderList.tsx';
import { readXlsx } from '../../../../src/views/transfer/readXlsx.ts';
import { buildXlsx, sheetRows } from '../../../support/buildXlsx.ts';

const MAPPING = {
  fields: {
    name: { type: 'string', label: 'Nom', constraints: [{ name: 'NotBlank' }] },
    level: { type: 'integer', label: 'Niveau' },
  },
};

/** The worker's code in this thread: jsdom has no workers. */
class WorkerHere extends EventTarget {
  terminate(): void {
    this.postMessage = () => undefined;
  }
  postMessage(bytes: ArrayBuffer): void {
    void readXlsx(new Uint8Array(bytes)).then((data) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }
}

/** A worker whose code does not come: the connection was cut. */
class LostWorker extends EventTarget {
  terminate(): void {}
  postMessage(): void {
    this.dispatchEvent(new ErrorEvent('error'));
  }
}

const openImport = async (
  content: string | Uint8Array<ArrayBuffer>,
  options: Partial<Parameters<typeof renderList>[0]> = {},
) => {
  const list = renderList({ mapping: MAPPING, ...options });
  await list.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await list.user.click(screen.getByRole('menuitem', { name: 'Importer un fichier' }));
  const input = await screen.findByLabelText('Fichier CSV ou XLSX');
  await list.user.upload(input, new File([content], 'players.csv', { type: 'text/csv' }));
  return list;
};

/** An import whose rows are answered when the test says so. */
const startSlowly = async (content: string) => {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const { user } = await openImport(content, {
    calls: {
      create: async (_resource, { data }) => {
        sent.push((data as { name: string }).name);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { data: { id: String(sent.length) } as never };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
  await user.click(await screen.findByRole('button', { name: /^Importer \d+ ligne/ }));
  return { user, sent, answer: (): void => waiting.shift()?.() };
};

const cell = (label: string) => screen.getByRole('textbox', { name: label });

describe('the import of a CSV file', () => {
  it('matches columns, checks every cell, is corrected in place, and writes when confirmed', async () => {
    const { user, stored } = await openImport('NOM;Points;niveau\nAnne;5;3\n;6;x\n');
    expect(await screen.findByRole('combobox', { name: 'NOM' })).toHaveTextContent('Nom');
    expect(screen.getByRole('combobox', { name: 'Points' })).toHaveTextContent('Ignorer cette colonne');
    await user.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));

    expect(await screen.findByText('2 lignes lues, 1 à corriger.')).toBeVisible();
    expect(cell('Nom, ligne 2')).toHaveAccessibleDescription('La valeur ne doit pas être vide.');
    expect(cell('Niveau, ligne 2')).toHaveAccessibleDescription('La valeur doit être un entier.');
    expect(screen.getByRole('button', { name: 'Importer 1 ligne' })).toBeEnabled();
    expect(stored).toEqual([]);

    await user.type(cell('Nom, ligne 2'), 'Luc');
    await user.clear(cell('Niveau, ligne 2'));
    await user.type(cell('Niveau, ligne 2'), '4{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Importer 2 lignes' }));
    expect(await screen.findByText('2 sur 2 traités.')).toBeVisible();
    expect(stored).toMatchObject([
      { name: 'Anne', level: 3 },
      { name: 'Luc', level: 4 },
    ]);
  });

  it('begins a row as the form of a new record begins', async () => {
    const owner = { type: 'league', path: 'leagues', constraints: [{ name: 'NotBlank' }] };
    const { user, stored } = await openImport('Nom\nAnne\n', {
      mapping: { fields: { ...MAPPING.fields, owner } },
      config: { form: { starts: ['owner'] } },
      scope: { owner: { '@id': '/api/leagues/2', name: 'Bretagne' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('1 sur 1 traité.')).toBeVisible();
    expect(stored).toMatchObject([{ name: 'Anne', owner: '/api/leagues/2' }]);
  });

  it('says which field of a written row the server has not taken', async () => {
    const { user } = await openImport('Nom;Niveau\nAnne;3\n', {
      calls: { create: async () => ({ data: { id: '1', name: 'Anne', level: null } as never }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('Le serveur n’a pas retenu votre saisie : Niveau')).toBeVisible();
  });

  it('says that its rows are added to the list, whose records stay as they are', async () => {
    const { user } = renderList({ mapping: MAPPING });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Importer un fichier' }));
    expect(await screen.findByText(/Chaque ligne ajoute un enregistrement à la liste/)).toBeVisible();
  });

  it('warns that an exported list would be added a second time, by a column that the server fills', async () => {
    const mapping = { fields: { ...MAPPING.fields, licence: { label: 'Numéro', readOnly: true } } };
    await openImport('Nom;NUMERO\nAnne;12\n', { mapping });
    expect(await screen.findByText(/La colonne «\sNUMERO\s» est remplie par le serveur/)).toBeVisible();
  });

  it('offers the line of the headings, where a title is above them', async () => {
    const { user, stored } = await openImport('Liste des joueurs;\n;\nNom;Niveau\nAnne;3\nTotal;3\n');
    expect(await screen.findByText(/^Les intitulés sont-ils à la ligne 3\s\?$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vérifier les lignes' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Vérifier les lignes' })).toHaveAccessibleDescription(
      /^Aucune colonne n’est associée/,
    );
    await user.click(screen.getByRole('button', { name: 'Oui, à la ligne 3' }));
    expect(await screen.findByRole('combobox', { name: 'Niveau' })).toHaveTextContent('Niveau');
    expect(screen.getByText(/^La dernière ligne \(« Total »\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('1 sur 1 traité.')).toBeVisible();
    expect(stored).toMatchObject([{ name: 'Anne', level: 3 }]);
  });

  it('keeps a last line that is a record after all', async () => {
    const { user } = await openImport('Nom;Niveau\nAnne;3\nTotal;3\n');
    await user.click(await screen.findByRole('button', { name: 'Garder' }));
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    expect(await screen.findByRole('button', { name: 'Importer 2 lignes' })).toBeEnabled();
  });

  it('says once that marks of a spreadsheet were taken off, and why no row is ready', async () => {
    const { user } = await openImport('Nom;Niveau\n="Anne";x\n\'Luc;y\n');
    expect(await screen.findByText(/^Les marques de tableur .* de 2 cellules\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));
    const start = await screen.findByRole('button', { name: 'Importer 0 ligne' });
    expect(screen.getAllByText(/^À corriger\s: Niveau$/)).toHaveLength(2);
    expect(start).toHaveAccessibleDescription(
      'Aucune ligne n’est prête\u00a0: corrigez ou vérifiez les lignes signalées.',
    );
    expect(cell('Nom, ligne 1')).toHaveValue('Anne');
    expect(cell('Nom, ligne 2')).toHaveValue('Luc');
  });

  it('distinguishes columns of one title', async () => {
    await openImport('Nom;Nom\nAnne;Luc\n');
    expect(await screen.findByRole('combobox', { name: 'Nom (colonne 1)' })).toHaveTextContent('Nom');
    expect(screen.getByRole('combobox', { name: 'Nom (colonne 2)' })).toHaveTextContent('Ignorer');
    expect(screen.getByText(/^Plusieurs colonnes portent le même titre/)).toBeVisible();
  });

  it('holds back a row with a cell beyond the headings until it is left out, and never loses it', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, stored } = await openImport('Nom;Points;Niveau\nAnne;5;3;perdu\n');
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    expect(await screen.findByText('1 ligne lue, 1 à corriger.')).toBeVisible();
    expect(screen.getByText(/Cellule sans titre de colonne.*perdu/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importer 0 ligne' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Télécharger la ligne restante' }));
    expect(await saved[0]?.text()).toMatch(/^Nom;Points;Niveau;Erreur\r\nAnne;5;3;[^;]+;perdu\r\n$/);

    await user.click(screen.getByRole('button', { name: 'Laisser de côté' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('1 sur 1 traité.')).toBeVisible();
    expect(stored).toMatchObject([{ name: 'Anne', level: 3 }]);
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

  it('prompts whoever closes it in the middle, stops after the row under way and keeps the rest', async () => {
    const { user, sent, answer } = await startSlowly('Nom\nAnne\nLuc\nZoé\n');
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    const question = await screen.findByRole('alertdialog', { name: 'L’opération est en cours' });
    await user.click(within(question).getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    answer();
    await waitFor(() => expect(sent).toEqual(['Anne', 'Luc']));

    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Arrêter' }));
    answer();
    expect(await screen.findByText('2 sur 3 traités.')).toBeVisible();
    expect(screen.getByText(/^Il reste 1 ligne à importer/)).toBeVisible();
    expect(sent).toEqual(['Anne', 'Luc']);
    expect(await screen.findByRole('button', { name: 'Importer 1 ligne' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('lost corrections and the rows that a run had left, by any way out', async () => {
    const { user, goTo } = await openImport('Nom\nAnne\n\n');
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nom, ligne 1' }), 'tte');
    const question = { name: /^Abandonner les lignes/ };
    const stay = async (): Promise<void> => {
      await screen.findByRole('alertdialog', question);
      await user.click(screen.getByRole('button', { name: 'Revenir aux lignes' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    await act(async () => goTo('/elsewhere'));
    await stay();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await stay();
    expect(cell('Nom, ligne 1')).toHaveValue('Annette');
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await stay();
    expect(screen.getByRole('combobox', { name: 'Nom' })).toBeVisible();
  });

  it('reads the file that was chosen last, however long an earlier one takes', async () => {
    const { user } = renderList({ mapping: MAPPING });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Importer un fichier' }));
    const input = await screen.findByLabelText('Fichier CSV ou XLSX');
    let fail: (reason: Error) => void = () => undefined;
    const reading = new Promise<ArrayBuffer>((_resolve, reject) => (fail = reject));
    const slow = new File(['Nom'], 'slow.csv');
    const start = new Blob();
    vi.spyOn(start, 'arrayBuffer').mockReturnValue(reading);
    vi.spyOn(slow, 'slice').mockReturnValue(start);
    await user.upload(input, slow);
    await user.upload(input, new File(['Nom'], 'last.csv'));
    await screen.findByText(/aucune ligne sous les titres/);
    await act(async () => fail(new Error('changed on the disk')));
    expect(screen.getByText(/aucune ligne sous les titres/)).toBeVisible();
  });

  it('goes on where it was cut off, without the row whose answer was lost', async () => {
    const sent: string[] = [];
    let isCut = false;
    const { user } = await openImport('Nom\nAnne\nLuc\nZoé\n', {
      calls: {
        create: async (_resource, { data }) => {
          sent.push((data as { name: string }).name);
          if (sent.length === 2) isCut = true;
          if (!isCut) return { data: { id: String(sent.length) } as never };
          const error = new HttpError('cut', 0);
          error.cause = new ApiError({ kind: 'network', message: 'cut', unknownOutcome: true });
          throw error;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 3 lignes' }));
    expect(await screen.findByText(/^1 sur 3 traités\. Arrêté/)).toBeVisible();
    expect(screen.getByText(/^Il reste 2 lignes à importer/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Télécharger les 2 lignes restantes' })).toBeEnabled();
    sent.length = 0;
    isCut = false;
    await user.click(screen.getByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('2 sur 3 traités.')).toBeVisible();
    expect(sent).toEqual(['Zoé']);
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
    const row = await screen.findByRole('row', { name: /À vérifier\s?Résultat inconnu/ });
    expect(within(row).getByRole('textbox')).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importer 1 ligne' })).toBeEnabled());
    expect(screen.getByText(/^Il reste 2 lignes à importer ou à vérifier/)).toBeVisible();
  });

  it('has a corrected cell at once, and keeps the row back while its name is looked up', async () => {
    const answers: (() => void)[] = [];
    const { user, stored } = await openImport('Nom;Club\nAnne;\nLuc;\n', {
      mapping: { fields: { ...MAPPING.fields, club: { type: 'club', path: '/clubs', label: 'Club' } } },
      calls: {
        labelFields: async () => ({ data: ['name'] }),
        query: async () => {
          await new Promise<void>((resolve) => answers.push(resolve));
          return { data: [{ id: '/api/clubs/7', '@id': '/api/clubs/7', name: 'Melun' }], pageInfo: {} };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.type(await screen.findByRole('textbox', { name: 'Club, ligne 1' }), 'Melun{Enter}');
    expect(cell('Club, ligne 1')).toHaveAccessibleDescription(/Melun.*recherche en cours/);
    await user.click(screen.getByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('1 sur 2 traités.')).toBeVisible();
    expect(stored).toMatchObject([{ name: 'Luc' }]);

    await waitFor(() => {
      answers.splice(0).forEach((answer) => answer());
      expect(screen.getByRole('button', { name: 'Importer 1 ligne' })).toBeEnabled();
    });
    await user.click(screen.getByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('2 sur 2 traités.')).toBeVisible();
    expect(stored).toMatchObject([{ name: 'Luc' }, { name: 'Anne', club: '/api/clubs/7' }]);
  });

  const BORN = {
    fields: { ...MAPPING.fields, birthDate: { type: 'date', label: 'Date de naissance' } },
  };

  it('prompts about what days take for granted, writes them out once somebody agrees, and never guesses', async () => {
    const { user, stored } = await openImport(
      'Nom;Date de naissance\nAnne;32299\nLuc;5.6.88\nZoé;36525\nIda;2001-12-31T23:00:00.000Z\n',
      { mapping: BORN },
    );
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    expect(await screen.findByText('4 lignes lues, 3 à corriger.')).toBeVisible();
    const [agreed, other] = screen.getAllByRole('button', { name: 'Lire ainsi' });
    expect(
      screen.getByText(/2 cellules sont des nombres de jours.*« 32299 » serait le 05\/06\/1988/),
    ).toBeVisible();
    expect(
      screen.getByText(/1 année est sur deux chiffres.*« 5\.6\.88 » serait le 05\/06\/1988/),
    ).toBeVisible();
    expect(other).toBeVisible();
    if (agreed) await user.click(agreed);
    expect(await screen.findByText('4 lignes lues, 1 à corriger.')).toBeVisible();
    expect(cell('Date de naissance, ligne 3')).toHaveValue('31/12/1999');
    expect(cell('Date de naissance, ligne 2')).toHaveValue('5.6.88');
    await user.click(screen.getByRole('button', { name: 'Importer 3 lignes' }));
    expect(await screen.findByText('3 sur 4 traités.')).toBeVisible();
    expect(stored).toMatchObject([
      { name: 'Anne', birthDate: '1988-06-05T00:00:00' },
      { name: 'Zoé', birthDate: '1999-12-31T00:00:00' },
      { name: 'Ida', birthDate: '2002-01-01T00:00:00' },
    ]);
  });

  it('takes the month first for a column only where somebody agrees, and then what is typed as it is typed', async () => {
    const { user, stored } = await openImport('Nom;Date de naissance\nAnne;06/05/1988\nLuc;06/25/1988\n', {
      mapping: BORN,
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.click(await screen.findByRole('button', { name: 'Lire ainsi' }));
    expect(cell('Date de naissance, ligne 1')).toHaveValue('05/06/1988');
    await user.clear(cell('Date de naissance, ligne 1'));
    await user.type(cell('Date de naissance, ligne 1'), '07/06/1988{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Importer 2 lignes' }));
    expect(await screen.findByText('2 sur 2 traités.')).toBeVisible();
    expect(stored).toMatchObject([
      { name: 'Anne', birthDate: '1988-06-07T00:00:00' },
      { name: 'Luc', birthDate: '1988-06-25T00:00:00' },
    ]);
  });

  it('prompts for the sheet of a workbook, and reads its days and numbers', async () => {
    vi.stubGlobal('Worker', WorkerHere);
    const bytes = buildXlsx({
      sheets: {
        Notes: sheetRows(['Lisez'], ['moi']),
        Joueurs: sheetRows(
          ['NOM', 'NIVEAU', 'Date de naissance'],
          ['Anne', '<c><v>3</v></c>', '<c s="1"><v>32299</v></c>'],
          ['Luc', '<c t="e"><v>#N/A</v></c>', '<c><v>32299</v></c>'],
        ),
      },
    });
    const { user, stored } = await openImport(bytes, { mapping: BORN });
    expect(await screen.findByText(/Laquelle faut-il importer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Joueurs (3 lignes)' }));
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    expect(await screen.findByText('2 lignes lues, 1 à corriger.')).toBeVisible();
    expect(cell('Niveau, ligne 2')).toHaveAccessibleDescription(
      /^«\s#N\/A\s»\s: le tableur n’a pas pu calculer/,
    );
    await user.click(screen.getByRole('button', { name: 'Importer 1 ligne' }));
    expect(await screen.findByText('1 sur 2 traités.')).toBeVisible();
    expect(stored).toMatchObject([{ name: 'Anne', level: 3, birthDate: '1988-06-05T00:00:00' }]);
  });

  it('keeps what was corrected when the columns are matched anew', async () => {
    const { user, stored } = await openImport('NOM;Rang\n;3\nLuc;4\n');
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nom, ligne 1' }), 'Anne{Enter}');
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await user.click(await screen.findByRole('combobox', { name: 'Rang' }));
    await user.click(screen.getByRole('option', { name: 'Niveau' }));
    await user.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));
    await user.click(await screen.findByRole('button', { name: 'Importer 2 lignes' }));
    expect(await screen.findByText('2 sur 2 traités.')).toBeVisible();
    expect(stored).toMatchObject([
      { name: 'Anne', level: 3 },
      { name: 'Luc', level: 4 },
    ]);
  });

  it('keeps what was corrected when a last line turns out to be a record', async () => {
    const { user } = await openImport('Nom;Niveau\nAnne;x\nTotal;3\n');
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    const level = await screen.findByRole('textbox', { name: 'Niveau, ligne 1' });
    await user.clear(level);
    await user.type(level, '4{Enter}');
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await user.click(screen.getByRole('button', { name: 'Garder' }));
    await user.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));
    expect(await screen.findByRole('button', { name: 'Importer 2 lignes' })).toBeEnabled();
  });

  it('confirms before another line of headings drops what was corrected', async () => {
    const { user } = await openImport('Niveau;Prénom\nNom;Niveau\nAnne;3\n');
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await user.type(await screen.findByRole('textbox', { name: 'Niveau, ligne 2' }), '4{Enter}');
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await user.click(screen.getByRole('button', { name: 'Oui, à la ligne 2' }));
    await user.click(await screen.findByRole('button', { name: 'Revenir aux lignes' }));
    expect(await screen.findByRole('combobox', { name: 'Prénom' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Oui, à la ligne 2' }));
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    expect(await screen.findByRole('combobox', { name: 'Nom' })).toBeVisible();
  });

  it('says that a file could not be read where its reader does not load', async () => {
    vi.stubGlobal('Worker', LostWorker);
    await openImport(buildXlsx({ sheets: { Joueurs: sheetRows(['NOM'], ['Anne']) } }));
    expect(await screen.findByText(/^Le fichier n’a pas pu être lu\./)).toBeVisible();
  });

  it('says what is wrong with a file that is none', async () => {
    await openImport('PK\u0000');
    expect(await screen.findByText('Le fichier n’est pas un fichier CSV ou XLSX lisible.')).toBeVisible();
  });
});
