// @vitest-environment jsdom
import axe from 'axe-core';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderList } from '../../../support/renderList.tsx';

const MAPPING = {
  fields: {
    name: { label: 'Nom', constraints: [{ name: 'NotBlank' }] },
    level: { type: 'integer', label: 'Niveau' },
    kind: { label: 'Genre', choices: { A: 'Or', B: 'Argent' } },
    born: { type: 'date', label: 'Naissance' },
  },
};
const RECORDS = [{ id: '/api/players/1', '@id': '/api/players/1', name: 'Anne', level: 2 }];

const open = async () => {
  const list = renderList({ mapping: MAPPING, records: RECORDS });
  await screen.findByRole('table');
  return list;
};

/** Violations that axe finds; contrast needs a layout, which only the browser has. */
const violations = async (): Promise<readonly string[]> => {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('axe finds nothing wrong', () => {
  it.each(['Colonnes', 'Vues enregistrées', 'Exporter la liste', 'Importer un fichier'])(
    'in the dialog %s, whose greyed buttons have their reasons',
    async (tool) => {
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: 'Actions' }));
      await user.click(screen.getByRole('menuitem', { name: tool }));
      const dialog = await screen.findByRole('dialog', { name: tool });
      expect(await violations()).toEqual([]);
      const greyed = within(dialog)
        .getAllByRole('button')
        .filter((button) => button.matches(':disabled, [aria-disabled=true]'));
      for (const button of greyed) expect(button).toHaveAccessibleDescription(/./);
    },
  );

  it('in the rows of an import', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Importer un fichier' }));
    const input = await screen.findByLabelText('Fichier CSV ou XLSX');
    await user.upload(input, new File(['Nom;Niveau\n;x\n'], 'a.csv', { type: 'text/csv' }));
    await user.click(await screen.findByRole('button', { name: 'Vérifier les lignes' }));
    await screen.findByRole('table', { name: 'Lignes du fichier' });
    expect(await violations()).toEqual([]);
  });

  it('in a list with filters open and rows selected, and in the dialogs of the selection', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Anne' }));
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    const dialog = await screen.findByRole('dialog', { name: /Supprimer/ });
    await within(dialog).findByRole('row', { name: /Anne/ });
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    await screen.findByRole('combobox', { name: 'Champ à modifier' });
    expect(await violations()).toEqual([]);
  });
});
