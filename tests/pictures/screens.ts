import { request, type Page } from '@playwright/test';
import { openApi, type Api } from '../e2e/support/openApi.ts';

export interface Screen {
  /** Name of its picture's file. */
  readonly name: string;
  readonly title: string;
  /** Address to open, with the numbers of the seed. */
  readonly path: string;
  /** Where the steps end, for the gallery. */
  readonly address?: string;
  /** Shown to visitors, or to the account that is logged in. */
  readonly visitor?: true;
  /** What has to be there before the picture is taken, by CSS selector. */
  readonly shows: string;
  /** Steps from there to the screen. */
  readonly open?: (page: Page) => Promise<void>;
}

const ROWS = 'main table tbody tr, main ul[aria-label] > li';
const FORM = 'main form input, [role=dialog] form input';

/** Somebody of the club who has played a game. */
export const pathOfPlayer = async (api: Api): Promise<string> => {
  const { 'hydra:member': games } = await api.get<{ 'hydra:member': { homePlayer: { '@id': string } }[] }>(
    '/api/games?homePlayer.club=/api/clubs/1&exists[winner]=true&doubleOpposition=false',
  );
  const player = await api.get<{ person: { '@id': string } }>(games[0]?.homePlayer['@id'] ?? '');
  return player.person['@id'].replace('/api/people/', '/1/persons/');
};

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** A step of the request for a tournament, which takes up an earlier one. */
const tournamentStep = (name: string, step: string): Screen => ({
  name: `tournament-${name}`,
  title: `Demande de tournoi : ${step.toLowerCase()}`,
  path: '/1/tournament-requests/create',
  shows: `main h2:text("${step}")`,
  open: async (page) => {
    const former = page.getByLabel('Reprendre un tournoi précédent');
    await former.waitFor();
    // Of the step before.
    const draft = page.getByRole('button', { name: 'Supprimer le brouillon' });
    if (await draft.isVisible()) await draft.click();
    await former.selectOption({ index: 1 });
    await page.getByText(/^Tournoi repris/).waitFor();
    await page.getByRole('navigation').getByRole('button', { name: step }).click();
    await page.getByRole('heading', { name: step, exact: true }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  },
});

/** A page of somebody who has played: who that is follows from the days of the seed. */
const ofPlayer = (page: string, title: string, shows: string): Screen => ({
  name: `person-${page}`,
  title,
  path: '/1',
  address: `/1/persons/{id}/${page}`,
  shows,
  open: async (window) => {
    const context = await request.newContext({ baseURL: new URL(window.url()).origin });
    await window.goto(`${await pathOfPlayer(await openApi(context))}/${page}`);
    await context.dispose();
  },
});

/** The screens that show what the look is made of: one of each kind, and those that are opened most. */
export const screens: readonly Screen[] = [
  { name: 'login', title: 'Connexion', path: '/login', visitor: true, shows: 'main form' },
  { name: 'home', title: 'Accueil', path: '/1', shows: 'main h2' },
  { name: 'persons', title: 'Personnes', path: '/1/persons', shows: ROWS },
  { name: 'licences', title: 'Licences', path: '/1/licences', shows: ROWS },
  { name: 'person', title: 'Une personne', path: '/1/persons/81/show', shows: 'main dl' },
  { name: 'person-form', title: 'Le formulaire d’une personne', path: '/1/persons/2/details', shows: FORM },
  { name: 'new-person', title: 'Nouvelle personne', path: '/1/persons/create', shows: FORM },
  {
    name: 'new-licence',
    title: 'Nouvelle licence',
    // Of somebody who had one last season: the advice is about him.
    path: '/1/persons/2/show',
    address: '/1/licences/create',
    shows: FORM,
    open: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (isPhone(page)) await page.getByRole('button', { name: 'Autres actions' }).click();
      await page.getByRole('link', { name: 'Prendre une licence' }).click();
    },
  },
  { name: 'licence', title: 'Une licence', path: '/1/licences/221/show', shows: 'main dl' },
  {
    name: 'renewals',
    title: 'Renouvellements',
    path: '/1/licence-renewals/create',
    shows: 'main table input',
    open: async (page) => {
      await page.getByRole('button', { name: /^Tous les licenciés de / }).click();
      await page.getByRole('button', { name: 'Attestations reçues' }).click();
      // On a phone the tools fill the window.
      if (isPhone(page)) await page.locator('main tbody').evaluate((rows) => rows.scrollIntoView());
    },
  },
  {
    name: 'attestation',
    title: 'Attestation de licence',
    path: '/1/licences/221/attestation',
    shows: 'main h1',
  },
  { name: 'mutations', title: 'Mutations', path: '/1/mutations', shows: ROWS },
  { name: 'mutation', title: 'Une mutation', path: '/1/mutations/1/show', shows: 'main dl' },
  {
    name: 'take-over',
    title: 'Prise en charge d’une pré-inscription',
    path: '/1/pre-registration/1/take-over',
    shows: 'main h2',
  },
  { name: 'teams', title: 'Équipes', path: '/1/teams', shows: ROWS },
  { name: 'sheet', title: 'Feuille de rencontre', path: '/1/sport-matches/17/sheet', shows: 'main input' },
  { name: 'tournament', title: 'Demande de tournoi', path: '/1/tournament-requests/create', shows: FORM },
  tournamentStep('tables', 'Tableaux'),
  tournamentStep('place', 'Lieu'),
  tournamentStep('people', 'Personnes'),
  tournamentStep('summary', 'Récapitulatif'),
  { name: 'pre-registrations', title: 'Pré-inscriptions', path: '/1/pre-registration/search', shows: ROWS },
  { name: 'meetings', title: 'Rencontres', path: '/1/sport-matches', shows: ROWS },
  { name: 'halls', title: 'Salles', path: '/1/sporthalls', shows: ROWS },
  { name: 'club', title: 'Le club', path: '/1/informations', shows: 'main dl, main form' },
  {
    name: 'permissions',
    title: 'Permissions',
    path: '/1/permissions',
    shows: 'main h2, main table, main li',
  },
  { name: 'accountancy', title: 'Comptabilité', path: '/1/accountancy', shows: ROWS },
  { name: 'statistics', title: 'Statistiques', path: '/1/statistics', shows: 'main table' },
  {
    name: 'bulk-bar',
    title: 'Licences choisies',
    path: '/1/licences',
    shows: 'main table input:checked, main li input:checked, main [role=toolbar]',
    open: async (page) => {
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  { name: 'change-requests', title: 'Demandes de changement', path: '/1/change-requests', shows: ROWS },
  { name: 'engagements', title: 'Engagements', path: '/1/contest-engagements', shows: ROWS },
  { name: 'team', title: 'Une équipe', path: '/1/teams/1/show', shows: 'main dl' },
  { name: 'meeting', title: 'Une rencontre', path: '/1/sport-matches/14/show', shows: 'main dl' },
  {
    name: 'tournament-request',
    title: 'Une demande de tournoi',
    path: '/1/tournament-requests/2/show',
    shows: 'main dl',
  },
  { name: 'renewal', title: 'Un renouvellement', path: '/1/licence-renewals/1/show', shows: 'main dl' },
  {
    name: 'pre-registration',
    title: 'Une pré-inscription',
    path: '/1/pre-registration/1/details',
    shows: FORM,
  },
  { name: 'label', title: 'Un label', path: '/1/labels/1/show', shows: 'main dl' },
  { name: 'galleries', title: 'Galeries', path: '/1/galleries', shows: ROWS },
  { name: 'leagues', title: 'Ligues', path: '/1/leagues', shows: ROWS },
  { name: 'contacts', title: 'Contacts', path: '/1/contacts', shows: ROWS },
  { name: 'documents', title: 'Documents', path: '/1/resources', shows: ROWS },
  { name: 'affiliation', title: 'Affiliation', path: '/1/affiliate', shows: 'main h2' },
  ofPlayer('games', 'Parties d’une personne', 'main table'),
  {
    name: 'person-rankings',
    title: 'Classements d’une personne',
    path: '/1/persons/81/rankings',
    shows: 'main table, main svg',
  },
  ofPlayer('statistics', 'Statistiques d’une personne', 'main table, main svg'),
  {
    name: 'dialog',
    title: 'Une licence dans un dialogue',
    path: '/1/licences',
    address: '/1/licences/221',
    shows: '[role=dialog] form input',
    open: async (page) => {
      await page.locator('main tbody td:nth-child(2), main ul[aria-label] > li > a').first().click();
    },
  },
  {
    name: 'palette',
    title: 'Palette',
    path: '/1',
    shows: '[role=option]',
    open: async (page) => {
      await page.locator('main h2').first().waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('mar');
    },
  },
  {
    name: 'account',
    title: 'Mon compte',
    path: '/1',
    shows: '[role=dialog] li',
    open: async (page) => {
      await page.getByRole('button', { name: /gestionnaire/ }).click();
      await page.getByRole('menuitem', { name: 'Mon compte' }).click();
    },
  },
  {
    name: 'standing',
    title: 'Classement d’une poule',
    path: '/contests/team/consult?pool=1',
    visitor: true,
    shows: 'main table',
  },
  {
    name: 'tournaments',
    title: 'Recherche de tournois',
    path: '/tournaments/search?from=2026-10-01&until=2027-05-31',
    visitor: true,
    shows: 'main table tbody tr, main li',
  },
  {
    name: 'attestation-check',
    title: 'Vérification d’une attestation',
    path: '/login',
    address: '/attestations/{code}',
    visitor: true,
    shows: 'main [role=status] strong',
    open: async (page) => {
      // The code is another one in each database.
      const context = await request.newContext({ baseURL: new URL(page.url()).origin });
      const api = await openApi(context);
      const { code } = await api.get<{ code: string }>('/api/licences/221/attestation');
      await context.dispose();
      await page.goto(`/attestations/${code}`);
    },
  },
  {
    name: 'tournament-detail',
    title: 'Un tournoi et ses tableaux',
    path: '/tournaments/search?tournament=1',
    visitor: true,
    shows: 'main table, main h3',
  },
  {
    name: 'individual',
    title: 'Résultats individuels',
    path: '/contests/individual/consult',
    visitor: true,
    shows: 'main [role=combobox], main select',
  },
  {
    name: 'individual-pools',
    title: 'Poules d’une épreuve individuelle',
    path: '/contests/individual/consult?tab=pools',
    visitor: true,
    shows: 'main table',
  },
  {
    name: 'individual-draw',
    title: 'Tableau d’une épreuve individuelle',
    path: '/contests/individual/consult?tab=draws&draw=1',
    visitor: true,
    shows: 'main .frame',
  },
];
