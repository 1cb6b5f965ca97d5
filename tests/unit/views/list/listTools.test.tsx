// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderList } from '../../../support/renderList.tsx';

const MAPPING = {
  fields: { name: { label: 'Nom' }, level: { type: 'integer', label: 'Niveau' }, town: { label: 'Ville' } },
};
const CONFIG = { list: { columns: ['name', 'level'], filters: ['name', 'level'] } };
const RECORDS = [{ id: '/api/players/1', '@id': '/api/players/1', name: '=Anne', level: 2, town: 'Lyon' }];

const open = async (tool: string, options: Partial<Parameters<typeof renderList>[0]> = {}) => {
  const list = renderList({ mapping: MAPPING, config: CONFIG, records: RECORDS, ...options });
  await screen.findByRole('table');
  await list.user.click(screen.getByRole('button', { name: 'Actions' }));
  await list.user.click(screen.getByRole('menuitem', { name: tool }));
  await screen.findByRole('dialog', { name: tool });
  return list;
};

const headings = (): readonly string[] => {
  const table = screen.getByRole('table', { hidden: true });
  return within(table)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text !== '');
};

describe('the tools of a list', () => {
  it('show, hide, move and reset columns by the keyboard', async () => {
    const { user } = await open('Colonnes');
    expect(headings()).toEqual(['Nom', 'Niveau']);
    // Amounts are aligned by their last digit.
    for (const cell of [
      screen.getByRole('columnheader', { name: 'Niveau', hidden: true }),
      screen.getByRole('cell', { name: '2', hidden: true }),
    ])
      expect(cell).toHaveAttribute('data-align', 'right');
    screen.getByRole('checkbox', { name: 'Ville' }).focus();
    await user.keyboard(' ');
    expect(headings()).toEqual(['Nom', 'Niveau', 'Ville']);
    screen.getByRole('button', { name: 'Monter la colonne Ville' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(headings()).toEqual(['Ville', 'Nom', 'Niveau']);
    await user.click(screen.getByRole('button', { name: 'Réinitialiser' }));
    expect(headings()).toEqual(['Nom', 'Niveau']);
  });

  it('do not close with Escape, and give the focus back to their button', async () => {
    const { user } = await open('Colonnes');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });

  it('set how high the rows of every list are', async () => {
    const { user, store } = renderList({ mapping: MAPPING, config: CONFIG, records: RECORDS });
    const rows = async () => (await screen.findByRole('table')).closest('[data-density]');
    expect(await rows()).toHaveAttribute('data-density', 'normal');
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getByRole('menuitemradio', { name: 'Lignes normales' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Lignes serrées' }));
    await waitFor(async () => expect(await rows()).toHaveAttribute('data-density', 'compact'));
    // Of their reader, and of no list alone.
    expect(store.getItem('preferences.density')).toBe('compact');
  });

  it('keep views with filters, order and columns, take one again, and reset the list (R4.20)', async () => {
    const search = '?filter={"level":{"gte":"1"}}&sort=level&order=DESC&page=1&perPage=50';
    const { user, queries, address } = await open('Vues enregistrées', { search });
    await user.type(screen.getByRole('textbox', { name: 'Nom de la vue' }), 'Forts{Enter}');
    await user.click(screen.getByRole('button', { name: 'Vue par défaut' }));
    await waitFor(() =>
      expect(queries.at(-1)).toMatchObject({
        filter: {},
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 25 },
      }),
    );

    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Vues enregistrées' }));
    await user.click(await screen.findByRole('button', { name: 'Forts' }));
    await waitFor(() =>
      expect(queries.at(-1)).toMatchObject({
        filter: { level: { gte: '1' } },
        sort: { field: 'level', order: 'DESC' },
        pagination: { page: 1, perPage: 50 },
      }),
    );
    expect(address()).toContain('filter={"level":{"gte":"1"}}');
  });

  it('export the filtered list with the columns shown, formulas defused', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, queries } = await open('Exporter la liste', { search: '?filter={"level":{"gte":"1"}}' });
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    expect(await screen.findByText(/Export terminé.*1 ligne\./)).toBeVisible();
    expect(await saved[0]?.text()).toBe("Nom;Niveau\r\n'=Anne;2\r\n");
    expect(queries.at(-1)).toMatchObject({ filter: { level: { gte: '1' } }, pagination: { perPage: 250 } });
  });

  it('export an address part by part, under the titles that an import reads', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const address = {
      type: 'address',
      embedded: true,
      label: 'Adresse',
      fields: { postalCode: { label: 'Code postal' }, town: { label: 'Ville' } },
    };
    const { user } = await open('Exporter la liste', {
      mapping: { fields: { name: { label: 'Nom' }, address } },
      config: { list: { columns: ['name', 'address', 'address.town'] } },
      records: [
        { id: '/api/players/1', name: 'Anne', address: { postalCode: '01000', town: 'Bourg' } },
        { id: '/api/players/2', name: 'Luc', address: null },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    await screen.findByText(/Export terminé/);
    expect(await saved[0]?.text()).toBe(
      'Nom;Adresse - Code postal;Adresse - Ville\r\nAnne;01000;Bourg\r\nLuc;;\r\n',
    );
  });

  it('date the file of an export as clocks in France do', async () => {
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T22:30:00Z') });
    try {
      const { user } = await open('Exporter la liste');
      await user.click(screen.getByRole('button', { name: 'Exporter' }));
      await screen.findByText(/Export terminé/);
    } finally {
      vi.useRealTimers();
    }
    expect(names).toEqual([expect.stringMatching(/ 2026-07-02\.csv$/)]);
  });

  it('stop an export that is cancelled, without a file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let calls = 0;
    const { user } = await open('Exporter la liste', {
      calls: {
        getList: async (_resource, { pagination }) => {
          calls += 1;
          if (pagination?.perPage === 250 && calls > 2) await new Promise(() => undefined);
          return { data: RECORDS as never[], total: 600 };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    expect(await screen.findByRole('progressbar', { name: 'Avancement de l’export' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuler l’export' }));
    expect(await screen.findByRole('button', { name: 'Exporter' })).toBeEnabled();
    expect(click).not.toHaveBeenCalled();
  });
});
