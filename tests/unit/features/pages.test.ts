import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../../src/features/defineFeature.ts';
import { features } from '../../../src/features/features.ts';
import { parentFieldsOf } from '../../../src/features/listConfig.ts';
import { toPages } from '../../../src/features/toPages.ts';
import { catalogue } from '../../support/catalogue.ts';
import { resources } from '../../../src/resources/index.ts';

/** Every address of the specification under `/{clubId}` and under `/{clubId}/persons/{personId}`, by its group. */
const SPECIFIED = {
  club: 'informations characteristics employments establishments sporthalls affiliate permissions forms history-actions resources',
  contests:
    'change-requests teams contest-engagements division-preregistrations tour-registrations tournament-requests team-passes',
  licences:
    'licences corpo licences-event licences_filtered pre-registration/search pre-registration/:id/details mutations mutations/:id/details transferts statistics statistics_all',
  events: 'labels club-events club-events/creation club-events/participations club-events-statistics',
  // Of the club's pages in the specification, those about what it owes.
  money: 'accountancy subscriptions',
  help: 'contacts help',
  persons: `persons persons/:id ${[
    'details communication functions/internal functions/external histories/clubs histories/certificates',
    'histories/participants/trainings histories/speakers histories/subscriptions histories/high-levels',
    'histories/structures histories/internships histories/licence-renewals technical-employments sanctions prizes',
    'rankings graduations licence-contracts participations/individual participations/team games statistics',
    'referees/grades employments',
  ]
    .flatMap((line) => line.split(' '))
    .map((path) => `persons/:id/${path}`)
    .join(' ')}`,
};

/** Lists without an address in the specification beside the pages they belong to. */
const BESIDE = new Set(['form-answers', 'licence-renewals', 'certificates', 'sport-matches', 'payments']);

const { all: pages, menu: menuPages, sections, match: matchPage } = toPages(features);
const names: Readonly<Record<string, { readonly name: string }>> = catalogue.resources;

describe('the pages of a club', () => {
  it('are those of the specification, in its groups and order (R2.25, R2.31-R2.94)', () => {
    for (const [group, addresses] of Object.entries(SPECIFIED)) {
      const paths = pages.filter((page) => page.group === group).map(({ path }) => path);
      expect(
        paths.filter((path) => !BESIDE.has(path)),
        group,
      ).toEqual(addresses.split(' '));
    }
  });

  it('are in the menu under the six groups and under that of money, what has no address of its own under the last (R2.25, R2.116)', () => {
    const { groups } = catalogue.menu;
    expect(GROUPS.map((group) => groups[group])).toEqual([
      'Licences',
      'Personnes',
      'Compétitions',
      'Club',
      'Événements et labels',
      'Argent',
      'Aide',
      'Référentiel',
    ]);
    const listed = new Set(menuPages.map(({ resource }) => resource));
    expect(resources.filter(({ name }) => !listed.has(name))).toEqual([]);
    const paths = menuPages.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  });

  it('have a French title each (R2.26, R2.114)', () => {
    for (const { path, resource = '', title } of menuPages.concat(pages))
      expect(title ?? names[resource]?.name, path).toMatch(/\p{Lu}/u);
    const above = [...sections.values()].filter(({ path }) =>
      pages.some((page) => page.path.startsWith(`${path}/`)),
    );
    for (const { path, title } of above.filter((section) => !section.path.endsWith('/:id')))
      expect(title, path).toMatch(/\p{Lu}/u);
  });

  it('carry names that the domain uses (R2.26)', () => {
    expect(['informations', 'permissions', 'licences', 'persons'].map((name) => names[name]?.name)).toEqual([
      'Informations du club |||| Informations du club',
      'Droit d’accès |||| Droits d’accès',
      'Licence |||| Licences',
      'Personne |||| Personnes',
    ]);
  });

  it('require a role, a module or an action of their own or of their resource (R2.99, R2.100)', () => {
    const [guide, ...others] = pages.toSorted((one) => (one.path === 'help' ? -1 : 1));
    expect(guide?.right).toBeUndefined();
    const rights = others.map(
      (page) => page.right ?? resources.find(({ name }) => name === page.resource)?.right,
    );
    for (const right of rights) expect(right?.action).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
  });

  it('limit the lists of a person to that person (R2.27)', async () => {
    const lists = pages.filter(({ path, view, Page }) => path.includes(':') && view === undefined && !Page);
    expect(lists.length).toBeGreaterThan(0);
    for (const page of lists) {
      const loaded = await resources.find(({ name }) => name === page.resource)?.load();
      const match = matchPage(page.path.replace(':id', '34'));
      expect(match && parentFieldsOf(loaded ?? {}, match), page.path).not.toEqual([]);
    }
  });

  it('are the only addresses for which a config says something special', async () => {
    const known = new Map(pages.map(({ path, resource }) => [path, resource]));
    for (const { name, load } of resources)
      for (const path of Object.keys((await load()).lists ?? {})) expect(known.get(path), path).toBe(name);
  });
});

describe('an address within a page', () => {
  it('is that page, with what is open within it; an unknown one is none', () => {
    const page = 'persons/34/communication';
    for (const inner of ['', 'edit', 'contact-points/create', 'addresses/7'])
      expect(matchPage(inner === '' ? page : `${page}/${inner}`)).toMatchObject({
        path: page,
        inner,
        owner: { resource: 'persons', iri: '/api/people/34' },
      });
    expect(matchPage('persons/34/communication/licences/7')).toBeNull();
    expect(matchPage('informations/edit')).toBeNull();
  });
});

describe('an address without a page of its own', () => {
  it('leads to the first page below it (R2.95, R2.96)', () => {
    expect(sections.get('persons/:id/functions')?.to).toBe('persons/:id/functions/internal');
    for (const { path: from, to } of sections.values()) {
      expect(
        pages.some(({ path }) => path === to),
        to,
      ).toBe(true);
      const [first] = pages.filter(({ path }) => path.startsWith(`${from}/`));
      expect(first?.path ?? to, from).toBe(to);
    }
  });
});
