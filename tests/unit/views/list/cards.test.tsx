// @vitest-environment jsdom
import axe from 'axe-core';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderList } from '../../../support/renderList.tsx';

const MAPPING = {
  fields: {
    name: { label: 'Nom' },
    town: { label: 'Ville' },
    level: { type: 'integer', label: 'Niveau' },
    born: { type: 'date', label: 'Naissance' },
    mobile: { label: 'Mobile' },
    state: { label: 'État', choices: { validated: 'Validée', refused: 'Refusée' } },
  },
};
const CONFIG = {
  list: { columns: ['name', 'town', 'level', 'born', 'mobile', 'state'] },
  fields: { mobile: { as: 'phone' } },
} as const;
const LONG = 'X'.repeat(80);
const RECORDS = [
  { name: 'Anne', town: null, level: 3, born: '2010-01-31', mobile: '+33612345678', state: 'validated' },
  { name: LONG, town: 'Lyon', level: 2, born: null, mobile: null, state: 'refused' },
].map((record, index) => ({
  id: `/api/players/${index + 1}`,
  '@id': `/api/players/${index + 1}`,
  ...record,
}));

/** A screen of 360 pixels: media queries for more do not match. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: Number(/max-width:\s*([\d.]+)px/.exec(media)?.[1] ?? 0) >= 360,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const open = async (options: Partial<Parameters<typeof renderList>[0]> = {}) => {
  const list = renderList({ mapping: MAPPING, config: CONFIG, records: RECORDS, ...options });
  const cards = within(await screen.findByRole('list', { name: /^Liste/ })).getAllByRole('listitem');
  return { ...list, cards: cards.map((card) => ({ card, ...within(card) })) };
};

describe('the rows of a list on a phone', () => {
  it('are cards with the name, the first two facts that are known, and the state', async () => {
    const { cards } = await open();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(cards.map(({ card }) => card.textContent)).toEqual([
      'AnneValidéeNiveau 3Naissance 31/01/2010',
      `${LONG}RefuséeVille LyonNiveau 2`,
    ]);
    expect(cards[1]?.getByRole('link')).toHaveAttribute('href', '/players/%2Fapi%2Fplayers%2F2/show');
    const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('are no links where no operation reads one record, nor where one has no address', async () => {
    const generated = '/api/.well-known/genid/1';
    const records = [{ ...RECORDS[0], id: generated, mobile: null }, ...RECORDS.slice(1)];
    const { cards } = await open({ records });
    expect(cards.map(({ card }) => within(card).queryAllByRole('link').length)).toEqual([0, 1]);
    cleanup();
    const alone = await open({ records, mapping: { ...MAPPING, recordMethods: ['DELETE'] } });
    expect(alone.cards.map(({ card }) => within(card).queryAllByRole('link').length)).toEqual([0, 0]);
  });

  it('call where a number is known, and show the facts that the head names', async () => {
    const head = { facts: ['born', 'town'], contacts: ['mobile'] };
    const { cards } = await open({ config: { ...CONFIG, head } });
    expect(cards[0]?.getByRole('link', { name: 'Appeler Anne' })).toHaveAttribute('href', 'tel:+33612345678');
    expect(cards[1]?.queryByRole('link', { name: /Appeler/ })).toBeNull();
    expect(cards[1]?.card).toHaveTextContent(/Ville Lyon/);
    expect(cards[1]?.card).not.toHaveTextContent(/Niveau/);
  });

  it('show no fact that the name or a filter of the list contains', async () => {
    const records = RECORDS.slice(0, 1).map((one) => ({
      ...one,
      name: 'Anne de Lyon',
      town: 'Lyon',
      born: null,
    }));
    const { cards } = await open({ records });
    expect(cards[0]?.card).toHaveTextContent(/^Anne de LyonValidéeNiveau 3$/);
  });

  it('show whose they are, in a list that is narrowed by something of theirs', async () => {
    const mapping = {
      fields: {
        name: { label: 'Nom' },
        person: { type: 'person', path: '/people', label: 'Personne' },
        team: { type: 'team', path: '/teams', label: 'Équipe' },
      },
    };
    const related = (path: string, name: string) => ({ '@id': path, id: path, name });
    const records = RECORDS.map(({ id, '@id': iri }, index) => ({
      id,
      '@id': iri,
      name: 'Certificat',
      person: related(`/api/people/${index}`, `Joueur ${index}`),
      team: related('/api/teams/4', 'Quatre'),
    }));
    const { cards } = await open({
      mapping,
      records,
      config: { list: { columns: ['name', 'person', 'team'], scope: ['person.club'] } },
      scope: { club: related('/api/clubs/1', 'Étoile') },
      search: `?filter=${encodeURIComponent(JSON.stringify({ 'team.id': 4 }))}`,
    });
    expect(cards.map(({ card }) => card.textContent)).toEqual([
      'CertificatPersonne Joueur 0',
      'CertificatPersonne Joueur 1',
    ]);
  });

  it('show what is the same in all of them no more than once, over the list', async () => {
    const rank = { label: 'Rang', choices: { A: 'Or', B: 'Argent' } };
    const mapping = { fields: { ...MAPPING.fields, rank } };
    const records = RECORDS.map((record) => ({ ...record, rank: 'A' }));
    const config = { ...CONFIG, head: { facts: ['rank', 'level', 'town'] } };
    const filter = (values: object) => `?filter=${encodeURIComponent(JSON.stringify(values))}`;
    const one = await open({ mapping, records, config, search: filter({ rank: ['A'], town: 'Ly' }) });
    // A text is looked for by a part of it.
    expect(one.cards[1]?.card).toHaveTextContent(/RefuséeNiveau 2Ville Lyon$/);
    cleanup();
    const both = await open({ mapping, records, config, search: filter({ rank: ['A', 'B'] }) });
    expect(both.cards[1]?.card).toHaveTextContent(/RefuséeRang OrNiveau 2$/);
  });

  it('lead to the page that the config names', async () => {
    const head = { opens: { page: 'sheet', label: 'sheet.open' } } as const;
    const { cards } = await open({ config: { ...CONFIG, head } });
    expect(cards[0]?.getByRole('link', { name: 'Feuille de rencontre Anne' })).toHaveAttribute(
      'href',
      '/players/%2Fapi%2Fplayers%2F1/sheet',
    );
  });

  it('are selected on demand, one by one or all of the page, and let go again', async () => {
    const { user } = await open();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sélectionner' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Anne' }));
    expect(screen.getByText('1 sélectionné')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    expect(screen.getByText('2 sélectionnés')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Terminer' }));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('offer no selection to those who may neither change nor delete', async () => {
    const { user } = await open({ mapping: { ...MAPPING, methods: ['GET'] } });
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getByRole('menuitem', { name: 'Exporter la liste' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Sélectionner' })).not.toBeInTheDocument();
  });

  it('are filtered in a sheet from below, which says how many rows are left', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Filtres' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filtres' });
    await user.type(within(sheet).getByRole('searchbox', { name: 'Ville' }), 'Lyon');
    // The sheet is over it.
    expect(await screen.findByRole('button', { name: 'Filtres (1)', hidden: true })).toHaveTextContent('1');
    await user.click(within(sheet).getByRole('button', { name: 'Voir les 2 résultats' }));
    expect(await screen.findByRole('button', { name: 'Retirer le filtre Ville\u00a0: Lyon' })).toBeVisible();
  });
});
