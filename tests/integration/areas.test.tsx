// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, fillIn } from '../support/screens/fillIn.ts';
import type { WireRequest } from '../support/screens/createWire.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, faults, wire } = setUpScreens();

const CLUB = '/api/clubs/1';
const SEASON = '/api/seasons/3';

/** A page, the collection that it lists, and to what it is limited. */
const LISTS = [
  ['teams', 'teams', { clubs: CLUB, season: SEASON }],
  ['tournament-requests', 'tournament_requests', { club: CLUB, season: SEASON }],
  ['subscriptions', 'subscriptions', { organization: CLUB }],
  ['employments', 'contracts', { organization: CLUB }],
  ['establishments', 'establishments', { organization: CLUB }],
  ['sporthalls', 'club_sport_halls', { club: CLUB, season: SEASON }],
  ['contest-engagements', 'contest_engagements', { club: CLUB, season: SEASON }],
  ['licences-event', 'licences', { club: CLUB, season: SEASON, 'type.code': 'E' }],
] as const;

/** A page, and the collection of the form that it opens. */
const FORMS = [
  ['tournament-requests', 'tournament_requests'],
  ['employments', 'contracts'],
  ['division-preregistrations', 'division_pre_registrations'],
  ['establishments', 'establishments'],
  ['subscriptions', 'subscriptions'],
  ['tour-registrations', 'tour_registrations'],
  ['sporthalls', 'club_sport_halls'],
  ['persons', 'people'],
  ['label-resorts', 'label_resorts'],
  ['persons/:id/graduations', 'graduations'],
  ['persons/:id/histories/certificates', 'certificates'],
  ['persons/:id/functions/internal', 'accountants'],
] as const;

const NO_ROWS = { 'hydra:member': [], 'hydra:totalItems': 0 };

const atHome = async () => {
  const app = await renderApp({ path: '/1', account: 'gestionnaire' });
  await screen.findByRole('heading', { level: 1, name: 'Accueil' });
  const open = (path: string): Promise<void> => {
    wire.clear();
    return app.open(path);
  };
  return { ...app, open };
};

const requestOf = async (collection: string): Promise<WireRequest> => {
  await waitFor(() => expect(wire.requests(`GET /api/${collection}`), collection).not.toEqual([]));
  return wire.last(`GET /api/${collection}`);
};

describe('the areas of a club', () => {
  it('list what is theirs, of the season one works in (R1.20, R1.23, R1.29, R1.32, R1.33, R2.27, R2.28, R2.29)', async () => {
    const { open } = await atHome();
    const api = await as('gestionnaire');
    for (const [page, collection, limits] of LISTS) {
      await open(`/1/${page}`);
      const { query } = await requestOf(collection);
      expect(Object.fromEntries(query), page).toMatchObject(limits);
      const { 'hydra:totalItems': total } = await api.get(`/${collection}?${query}`);
      expect(total, page).toBeGreaterThan(0);
      expect(await screen.findByText(new RegExp(`^${total} résultats?$`)), page).toBeVisible();
      expect(within(await screen.findByRole('table')).getAllByRole('row'), page).toHaveLength(total + 1);
    }
    await open('/1/corpo');
    expect(Object.fromEntries((await requestOf('licences')).query)).toMatchObject({
      club: CLUB,
      corpo: 'true',
    });
  });

  it('list the courses of a person (R1.26, R2.27)', async () => {
    const api = await as('gestionnaire');
    const { 'hydra:member': attended } = await api.get('/internship_participants?person.club=1');
    const [{ person }] = attended;
    await renderApp({ path: `/1/persons/${person.id}/histories/internships`, account: 'gestionnaire' });
    expect(within(await screen.findByRole('table')).getAllByRole('row').length).toBeGreaterThan(1);
    expect((await requestOf('internship_participants')).query.get('person')).toBe(person['@id']);
  });

  it('open their forms, each as the server describes it (R1.30, R2.124, R2.137, R2.138, R2.139, R2.141, R2.143, R2.145, R2.156, R2.161, R2.170, R2.172, R2.173, R7.45)', async () => {
    const { id } = await buildPerson();
    const { user, address, open } = await atHome();
    for (const [page, collection] of FORMS) {
      // The list is behind the form, and finding by role walks through both.
      faults.status(`GET /api/${collection}`, 200, NO_ROWS);
      await open(`/1/${page.replace(':id', id)}`);
      await user.click(await screen.findByRole('link', { name: 'Créer' }));
      await waitFor(() => expect(address(), page).toMatch(/\/create$/));
      expect(await screen.findByRole('button', { name: 'Créer' }), page).toBeEnabled();
      const description = wire.only(`POST /api/${collection}/mapping`);
      expect(description.body, page).toEqual({});
      expect(wire.requests(`POST /api/${collection}`), page).toEqual([]);
      const fields = [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')];
      expect(fields.length, page).toBeGreaterThan(1);
    }
  });

  it('open a form empty again after it was left (R4.31)', async () => {
    faults.status('GET /api/licences', 200, NO_ROWS);
    const { user } = await renderApp({ path: '/1/licences', account: 'gestionnaire' });
    const create = () => screen.findByRole('link', { name: 'Créer' });
    await user.click(await create());
    await fillIn(user, 'Montant dû', '12');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Montant dû' })).not.toBeInTheDocument(),
    );
    await user.click(await create());
    expect(await screen.findByRole('textbox', { name: 'Montant dû' })).toHaveValue('');
  });

  it('let the season be changed, from the first page on (R1.3, R2.28, R2.163)', async () => {
    const { user } = await renderApp({ path: '/1/licences', account: 'gestionnaire' });
    await user.click(await screen.findByRole('button', { name: 'Aller à la page 2' }));
    await waitFor(() => expect(wire.last('GET /api/licences').query.get('page')).toBe('2'));
    expect(wire.last('GET /api/licences').query.get('season')).toBe(SEASON);
    await choose(user, 'Saison de travail', '2025/2026');
    await waitFor(() => expect(wire.last('GET /api/licences').query.get('season')).toBe('/api/seasons/2'));
    expect(wire.last('GET /api/licences').query.get('page')).toBe('1');
  });

  it('offer the contests and the types of events that the server has (R2.128, R2.136)', async () => {
    const api = await as('gestionnaire');
    const { user, open } = await atHome();
    for (const [page, field, collection] of [
      ['contest-engagements/create', 'Épreuve', 'contests'],
      ['club-events/creation', 'Type', 'club_event_types'],
    ] as const) {
      const { 'hydra:member': known } = await api.get(`/${collection}?itemsPerPage=1`);
      // Contests without the code of who organizes them.
      const name = known[0].name.replace(/^FED_/, '');
      await open(`/1/${page}`);
      const input = await screen.findByRole('combobox', { name: field });
      await user.click(input);
      await user.type(input, name.slice(0, 6));
      expect(await screen.findByRole('option', { name: new RegExp(name) }), page).toBeVisible();
      await user.keyboard('{Escape}');
    }
  });

  it('keep the settings of the club beside the club itself (R2.164)', async () => {
    const { user } = await renderApp({ path: '/1/informations?tab=settings', account: 'gestionnaire' });
    await user.click(await screen.findByRole('link', { name: 'Modifier les paramètres' }));
    await fillIn(user, 'Message d’accueil', 'Bienvenue');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(wire.only('PUT /api/settings_clubs/:id').body).toMatchObject({
      preRegistrationMessage: 'Bienvenue',
    });
  });
});

describe('the number of a club', () => {
  it.each(['/abc', '/1a', '/-1', '/1/club-management/informations', '/1/mutations/abc/details'])(
    'and that of a record are digits, and groups of the menu are no part of an address: %s (R2.21, R2.25, R2.97)',
    async (path) => {
      const { address } = await renderApp({ path, account: 'gestionnaire' });
      expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
      expect(address()).toBe('/not-found');
    },
  );
});
