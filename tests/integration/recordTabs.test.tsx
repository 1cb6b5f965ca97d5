// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { features } from '../../src/features/features.ts';
import { toPages } from '../../src/features/toPages.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as } = setUpScreens();

const { all } = toPages(features);
/** Each resource whose records have tabs, with the addresses of these. */
const tabbed = all
  .filter(({ view }) => view === 'show')
  .map(({ path }) => [path, all.filter((page) => `${page.path}/`.startsWith(`${path}/`))] as const);

const follow = (path: string): void =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** Text of the head, which is above the tabs; the button to change the record is only where it is read. */
const headText = (): string | null => {
  const tabs = screen.getByRole('navigation', { name: 'Rubriques de la fiche' });
  const head = screen.getByRole('main').querySelector('header');
  if (!head || !(head.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING)) return null;
  return head.textContent?.replace('Modifier', '');
};

describe('the tabs of a record', () => {
  it.each(tabbed)('are below one head, the same on each of them: %s', async (path, pages) => {
    const client = await as('gestionnaire');
    const { 'hydra:member': people } = await client.get('/people?club=1&exists[licence]=true&itemsPerPage=1');
    const [{ id, familyName, givenName }] = people as [Answered];
    const name = `${familyName} ${givenName}`;
    await renderApp({ path: `/1/${path.replace(':id', String(id))}`, account: 'gestionnaire' });
    // Those that take rights of their own come last.
    await waitFor(() => expect(headText()).toContain('Nouveau certificat'));
    const first = headText();
    expect(first).toContain(name);
    expect(first).toContain('Validée');
    for (const page of pages) {
      follow(`/1/${page.path.replace(':id', String(id))}`);
      // The heading names the record too, wherever it is read alone.
      const heading = await screen.findByRole('heading', {
        level: 1,
        name: page.view === 'show' ? name : new RegExp(`^${name} – .`),
      });
      await waitFor(() => expect(headText()).toBe(first));
      expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    }
  });
});

interface Answered {
  readonly id: number;
  readonly familyName: string;
  readonly givenName: string;
}
