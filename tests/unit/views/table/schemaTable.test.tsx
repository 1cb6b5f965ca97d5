// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResourceConfig } from '../../../../src/views/page/ResourceConfig.ts';
import { renderList } from '../../../support/renderList.tsx';
import { headingsOf } from '../../../support/screens/columnTexts.ts';

const STATES = { choices: { active: 'Active', late: 'En retard' } };
const MAPPING = {
  fields: {
    familyName: { label: 'Nom' },
    givenName: { label: 'Prénom' },
    identifier: { label: 'Numéro' },
    points: { type: 'int', label: 'Points' },
    birthDate: { type: 'date', label: 'Né(e) le' },
    email: { label: 'Courriel', constraints: { Email: {} } },
    telephone: { label: 'Téléphone' },
    active: { type: 'bool', label: 'Actif' },
    fee: { type: 'float', label: 'Prix' },
    state: { label: 'État', ...STATES },
  },
};
const COLUMNS = Object.keys(MAPPING.fields);
const CONFIG: ResourceConfig = { list: { columns: COLUMNS, sort: ['familyName', 'givenName'] } };
const RECORDS = Array.from({ length: 25 }, (_, index) => ({
  id: `/api/players/${index}`,

  familyName: `NOM${index}`,
  givenName: 'Léa',
  identifier: `77${index}`,
  points: 500 + index,
  birthDate: '2010-02-03',
  email: `lea${index}@example.test`,
  telephone: '0102030405',
  active: index % 2 === 0,
  fee: index / 2,
  state: index % 2 === 0 ? 'active' : 'late',
}));

const open = async (options: Partial<Parameters<typeof renderList>[0]> = {}) => {
  const list = renderList({ mapping: MAPPING, config: CONFIG, records: RECORDS, ...options });
  const table = await screen.findByRole('table');
  const [, first] = within(table).getAllByRole('row');
  if (!first) throw new Error('No row');
  return { ...list, table, first };
};

/** emotion writes one element for each rule. */
const rules = (): number => document.querySelectorAll('style[data-emotion]').length;

describe('the table of a list', () => {
  it('leads to no record that has no address of its own', async () => {
    const { table } = await open({
      records: RECORDS.slice(0, 2).map((record, index) => ({
        ...record,
        id: index === 0 ? '/api/.well-known/genid/2aa3b1187bfaa5f9981c' : record.id,
      })),
    });
    expect(within(table).queryByRole('link', { name: 'NOM0 Léa' })).not.toBeInTheDocument();
    expect(within(table).getByRole('link', { name: 'NOM1 Léa' })).toBeInTheDocument();
  });

  it('adds at most 60 rules of style for 25 rows of 10 columns, and none to a single cell', async () => {
    let answer: (() => void) | undefined;
    renderList({
      mapping: MAPPING,
      config: CONFIG,
      calls: {
        getList: async () => {
          await new Promise<void>((resolve) => (answer = resolve));
          return { data: RECORDS, total: RECORDS.length } as never;
        },
      },
    });
    await screen.findByText('Chargement...');
    await waitFor(() => expect(answer).toBeDefined());
    const before = rules();
    answer?.();
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(26);
    expect(rules() - before).toBeLessThanOrEqual(60);
    const styled = within(table)
      .getAllByRole('cell')
      .filter(({ className }) => className !== '');
    expect(styled).toEqual([]);
  });

  it('shows people by their whole name behind their initials, below both headings (R2.26)', async () => {
    const { table, first } = await open();
    expect(
      headingsOf(table)
        .filter((text) => text !== '')
        .slice(0, 3),
    ).toEqual(['Nom', 'Prénom', 'Numéro']);
    const link = within(first).getByRole('link', { name: 'NOM0 Léa' });
    const cell = link.closest('td');
    expect(cell?.colSpan).toBe(2);
    expect(cell).toHaveTextContent('NL');
  });

  it('keeps the capitals of an acronym in the name of its order', async () => {
    const { table } = await open({
      mapping: { fields: { siret: { label: 'SIRET' }, name: { label: 'Nom' } } },
      config: { list: { columns: ['siret', 'name'] } },
    });
    const names = within(table)
      .getAllByRole('button', { name: /^Trier par/ })
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Trier par SIRET croissant', 'Trier par nom croissant']);
  });

  it('keeps a family name alone where the given name is elsewhere', async () => {
    const { first } = await open({
      config: { list: { columns: ['familyName', 'points', 'givenName'] } },
    });
    expect(within(first).getByRole('link', { name: 'NOM0' })).toBeVisible();
    expect(within(first).getByRole('cell', { name: 'Léa' })).toBeVisible();
  });

  it('starts in the order of its config, and by number within it (R4.24, R4.26)', async () => {
    const { queries, table } = await open();
    expect(queries.at(-1)?.sort).toEqual({ field: 'familyName,givenName,id', order: 'ASC' });
    expect(within(table).getByRole('columnheader', { name: 'Nom' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('starts by the latest number where its address has a query (R4.25, R4.26)', async () => {
    const { queries } = await open({ search: '?page=1' });
    expect(queries.at(-1)?.sort).toEqual({ field: 'familyName,givenName,-id', order: 'ASC' });
  });

  it('is ordered by a further column with Shift, which shows its rank (R7.23)', async () => {
    const { queries, user, table } = await open({ search: '?sort=points&order=DESC' });
    const heading = (name: string) => within(table).getByRole('columnheader', { name });
    expect(heading('Points')).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Shift>}');
    await user.click(within(heading('Nom')).getByRole('button'));
    await waitFor(() => expect(queries.at(-1)?.sort).toEqual({ field: 'points,familyName', order: 'DESC' }));
    await user.click(within(heading('Nom')).getByRole('button'));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(queries.at(-1)?.sort).toEqual({ field: 'points,-familyName', order: 'DESC' }));
    expect(within(heading('Nom')).getByRole('button')).toHaveAccessibleName(/\(tri n° 2\)$/);
    expect(heading('Nom')).not.toHaveAttribute('aria-sort');
    expect(heading('Points')).toHaveAttribute('aria-sort', 'descending');

    await user.click(within(heading('Nom')).getByRole('button'));
    await waitFor(() => expect(queries.at(-1)?.sort).toEqual({ field: 'familyName', order: 'ASC' }));
  });

  it('offers the pages of a record on its row, by pointer and by keyboard', async () => {
    const { user, first } = await open();
    const edit = () => within(first).queryByRole('link', { name: 'Modifier 770' });
    expect(edit()).toBeNull();
    await user.hover(first);
    expect(edit()).toHaveAttribute('href', expect.stringMatching(/players\/\S*0$/));
    expect(within(first).getByRole('link', { name: 'Consulter 770' })).toBeVisible();
    await user.unhover(first);
    expect(edit()).toBeNull();
    within(first).getByRole('link', { name: 'NOM0 Léa' }).focus();
    await waitFor(() => expect(edit()).toBeVisible());
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}');
    expect(edit()).toHaveFocus();
    await user.keyboard('{Tab}');
    await waitFor(() => expect(edit()).toBeNull());
  });

  it('opens the record by a click on any of its cells, but for the box that selects it', async () => {
    const { user } = await open();
    const [, row] = screen.getAllByRole('row');
    if (!row) throw new Error('No row');
    const opened: string[] = [];
    const [link] = within(row).getAllByRole('link');
    link?.addEventListener('click', () => opened.push('record'));
    await user.click(within(row).getAllByRole('cell').at(-2) ?? row);
    expect(opened).toEqual(['record']);
    await user.click(within(row).getByRole('checkbox'));
    expect(opened).toEqual(['record']);
  });

  it('offers no edit where the record may not be changed', async () => {
    const [one, ...others] = RECORDS;
    const { user, first } = await open({
      records: [{ ...one, id: '/api/players/0', '@permissions': { canUpdate: false } }, ...others],
    });
    await user.hover(first);
    expect(within(first).getByRole('link', { name: 'Consulter 770' })).toBeVisible();
    expect(within(first).queryByRole('link', { name: /Modifier/ })).toBeNull();
  });

  it('selects the rows between two with Shift, and takes them out again', async () => {
    const { user, table } = await open();
    const box = (name: string) => within(table).getByRole('checkbox', { name: `Sélectionner 77${name}` });
    const selectedCount = () => within(table).getAllByRole('checkbox', { checked: true }).length;
    await user.click(box('2'));
    await user.keyboard('{Shift>}');
    await user.click(box('5'));
    await waitFor(() => expect(selectedCount()).toBe(4));
    await user.click(box('3'));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(selectedCount()).toBe(1));
    expect(box('2')).toBeChecked();
  });

  it('shows a value that is cut at the edge of its cell whole where it is pointed at', async () => {
    const { first } = await open();
    const cell = within(first).getByRole('cell', { name: '770' });
    fireEvent.mouseOver(cell);
    expect(cell).not.toHaveAttribute('title');
    vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(300);
    fireEvent.mouseOver(cell);
    expect(cell).toHaveAttribute('title', '770');
  });
});
