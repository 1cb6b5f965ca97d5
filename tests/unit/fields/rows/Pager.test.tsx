// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { Pager } from '../../../../src/fields/rows/Pager.tsx';
import { createI18nProvider } from '../../../support/frenchTexts.ts';
import { renderDisplay } from '../../../support/renderField.tsx';

afterEach(cleanup);

const pages = (): readonly (string | null)[] =>
  screen.getAllByRole('button', { name: /^(Page|Aller à la page) \d+$/ }).map((page) => page.textContent);

describe('the pager', () => {
  it.each([
    [12, ['1', '2', '3']],
    [5, ['1']],
    [0, ['1']],
  ])('has pages of 5 and is on the first: %i rows (R9.5)', (total, expected) => {
    render(
      <I18nContextProvider value={createI18nProvider()}>
        <Pager total={total} label="Lignes" onPage={() => undefined} />
      </I18nContextProvider>,
    );
    expect(pages()).toEqual(expected);
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('1');
  });
});

describe('an embedded collection to read', () => {
  const raw = {
    type: 'line',
    label: 'Lignes',
    multiple: true,
    embedded: true,
    fields: { name: { label: 'Nom' } },
  };
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Ligne ${index + 1}` }));
  const names = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

  it('shows 5 rows at a time, and the others by the keyboard (R9.5)', async () => {
    const { user } = renderDisplay(raw, rows(12), { whole: true });
    expect(names()).toEqual(['Ligne 1', 'Ligne 2', 'Ligne 3', 'Ligne 4', 'Ligne 5']);
    const pager = within(screen.getByRole('navigation'));
    pager.getByRole('button', { name: 'Aller à la page 3' }).focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Ligne 11', 'Ligne 12']);
    expect(pager.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('is counted in a cell of another table', () => {
    expect(renderDisplay(raw, rows(4)).text()).toBe('4\u00A0lignes');
  });

  it('opens what has no column behind its line', async () => {
    const fields = Object.fromEntries(
      ['name', 'one', 'two', 'three', 'four', 'five', 'six'].map((name) => [name, { label: name }]),
    );
    const { user } = renderDisplay(
      { ...raw, fields },
      [{ name: 'A', one: '1', two: '2', three: '3', four: '4', five: '5', six: 'derrière' }],
      { whole: true },
    );
    expect(screen.queryByText('derrière')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Détails\u00A0: A, 1' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('derrière')).toBeVisible();
  });

  it('has no pager where one page holds them all (R9.5)', () => {
    renderDisplay(raw, rows(5), { whole: true });
    expect(names()).toHaveLength(5);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
