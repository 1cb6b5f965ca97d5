import type { ResourceName } from '../../../resources/index.ts';
import type { Right } from '../../../session/access.ts';

/** Groups of the side menu, in its order. */
export const GROUPS = ['club', 'contests', 'licences', 'events', 'help', 'persons', 'reference'] as const;

export type Group = (typeof GROUPS)[number];

/** A page of the club area. Its title stands in `src/i18n/clubPages.ts`, else it is the name of its resource. */
export interface Page {
  /** Address behind `/{clubId}/`; `:id` is the number of a record of the resource named before it. */
  readonly path: string;
  readonly group: Group;
  /** What the page is about; the guide is about all of them. */
  readonly resource: ResourceName | 'help';
  /** The generated view; a list by default. `club`: the club of the address. `here`: the record of the address. `sheet`: the match sheet. `attestation`: of the licence. `pass`: of the participant. `figures`: charts and tables. */
  readonly shows?:
    'list' | 'create' | 'club' | 'here' | 'guide' | 'sheet' | 'attestation' | 'pass' | 'figures';
  /** The part of the record that is shown, where it is not the form of all of it. */
  readonly part?: string;
  /** Addresses beneath its own that open within it or over it: `edit` of a part, `contact-points/:held`. */
  readonly inner?: readonly string[];
  /** What the page asks for; that of its resource when absent. */
  readonly right?: Right;
  /** The page is no step of the way to those below it. */
  readonly crumb?: false;
}

/** What else somebody is reached by opens over the page that lists it. */
const HELD = ['contact-points/:held', 'addresses/:held'] as const;

/** Every address under `/{clubId}` that is more than what a resource brings with its name, and what the menu shows beside them. */
const table = [
  { path: 'informations', group: 'club', resource: 'informations', shows: 'club', inner: HELD },
  { path: 'subscriptions', group: 'club', resource: 'subscriptions' },
  {
    path: 'characteristics',
    group: 'club',
    resource: 'informations',
    shows: 'club',
    part: 'characteristics',
    inner: ['edit'],
    right: { module: 'club', action: 'club.characteristics' },
  },
  { path: 'employments', group: 'club', resource: 'employments' },
  { path: 'establishments', group: 'club', resource: 'establishments' },
  { path: 'sporthalls', group: 'club', resource: 'sporthalls' },
  {
    path: 'affiliate',
    group: 'club',
    resource: 'memberships',
    right: { action: 'club.affiliate' },
  },
  { path: 'permissions', group: 'club', resource: 'permissions' },
  { path: 'forms', group: 'club', resource: 'forms' },
  { path: 'form-answers', group: 'club', resource: 'form-answers' },
  { path: 'history-actions', group: 'club', resource: 'history-actions' },
  { path: 'resources', group: 'club', resource: 'resources' },
  { path: 'accountancy', group: 'club', resource: 'accountancy' },

  { path: 'change-requests', group: 'contests', resource: 'change-requests' },
  { path: 'teams', group: 'contests', resource: 'teams' },
  { path: 'contest-engagements', group: 'contests', resource: 'contest-engagements' },
  { path: 'division-preregistrations', group: 'contests', resource: 'division-preregistrations' },
  { path: 'tour-registrations', group: 'contests', resource: 'tour-registrations' },
  { path: 'tournament-requests', group: 'contests', resource: 'tournament-requests' },
  { path: 'team-passes', group: 'contests', resource: 'team-passes' },

  { path: 'licences', group: 'licences', resource: 'licences' },
  { path: 'licence-renewals', group: 'licences', resource: 'licence-renewals' },
  { path: 'corpo', group: 'licences', resource: 'licences', right: { action: 'licences.corpo' } },
  { path: 'licences-event', group: 'licences', resource: 'licences', right: { action: 'licences.event' } },
  { path: 'licences_filtered', group: 'licences', resource: 'licences' },
  { path: 'pre-registration/search', group: 'licences', resource: 'pre-registration' },
  { path: 'pre-registration/:id/details', group: 'licences', resource: 'pre-registration', shows: 'here' },
  { path: 'mutations', group: 'licences', resource: 'mutations' },
  { path: 'mutations/:id/details', group: 'licences', resource: 'mutations', shows: 'here' },
  { path: 'transferts', group: 'licences', resource: 'transferts' },
  { path: 'statistics', group: 'licences', resource: 'statistics', shows: 'figures' },
  { path: 'statistics_all', group: 'licences', resource: 'statistics', shows: 'figures' },

  { path: 'labels', group: 'events', resource: 'labels' },
  { path: 'club-events', group: 'events', resource: 'club-events' },
  { path: 'club-events/creation', group: 'events', resource: 'club-events', shows: 'create' },
  { path: 'club-events/participations', group: 'events', resource: 'participants' },
  {
    path: 'club-events-statistics',
    group: 'events',
    resource: 'statistics',
    shows: 'figures',
    right: { module: 'statistics', action: 'clubEvents.manage' },
  },

  { path: 'contacts', group: 'help', resource: 'organizations', right: { action: 'help.contacts' } },
  { path: 'help', group: 'help', resource: 'help', shows: 'guide' },

  { path: 'persons', group: 'persons', resource: 'persons' },
  { path: 'persons/:id/details', group: 'persons', resource: 'persons', shows: 'here' },
  {
    path: 'persons/:id/communication',
    group: 'persons',
    resource: 'persons',
    shows: 'here',
    part: 'communication',
    inner: ['edit', ...HELD],
  },
  { path: 'persons/:id/functions/internal', group: 'persons', resource: 'accountants' },
  { path: 'persons/:id/functions/external', group: 'persons', resource: 'accountants' },
  { path: 'persons/:id/histories/clubs', group: 'persons', resource: 'club-histories' },
  { path: 'persons/:id/histories/certificates', group: 'persons', resource: 'certificates' },
  { path: 'persons/:id/histories/participants/trainings', group: 'persons', resource: 'participants' },
  { path: 'persons/:id/histories/speakers', group: 'persons', resource: 'speakers' },
  { path: 'persons/:id/histories/subscriptions', group: 'persons', resource: 'subscriptions' },
  { path: 'persons/:id/histories/high-levels', group: 'persons', resource: 'high-level-applications' },
  { path: 'persons/:id/histories/structures', group: 'persons', resource: 'structure-participants' },
  { path: 'persons/:id/histories/internships', group: 'persons', resource: 'internship-participants' },
  { path: 'persons/:id/histories/licence-renewals', group: 'persons', resource: 'licence-renewals' },
  { path: 'persons/:id/technical-employments', group: 'persons', resource: 'technical-employments' },
  { path: 'persons/:id/sanctions', group: 'persons', resource: 'sanctions' },
  { path: 'persons/:id/prizes', group: 'persons', resource: 'prizes' },
  { path: 'persons/:id/rankings', group: 'persons', resource: 'official-rankings' },
  { path: 'persons/:id/graduations', group: 'persons', resource: 'graduations' },
  { path: 'persons/:id/licence-contracts', group: 'persons', resource: 'licence-contracts' },
  { path: 'persons/:id/participations/individual', group: 'persons', resource: 'other-participations' },
  { path: 'persons/:id/participations/team', group: 'persons', resource: 'sheet-match-players' },
  { path: 'persons/:id/games', group: 'persons', resource: 'games' },
  {
    path: 'persons/:id/statistics',
    group: 'persons',
    resource: 'statistics',
    shows: 'figures',
    right: { module: 'persons', action: 'persons.details' },
  },
  { path: 'persons/:id/referees/grades', group: 'persons', resource: 'graduations' },
  { path: 'persons/:id/employments', group: 'persons', resource: 'employments' },

  {
    path: 'sport-matches/:id/sheet',
    group: 'reference',
    resource: 'sport-matches',
    shows: 'sheet',
    right: { module: 'contests', action: 'contests.results' },
  },
  { path: 'club-events/:id/participants', group: 'reference', resource: 'participants' },
  { path: 'participants/:id/pass', group: 'reference', resource: 'participants', shows: 'pass' },
  { path: 'licences/:id/attestation', group: 'reference', resource: 'licences', shows: 'attestation' },
] as const satisfies readonly Page[];

export type PagePath = (typeof table)[number]['path'];

export const pages: readonly (Page & { readonly path: PagePath })[] = table;

/** Addresses without a page of their own, and the first of the pages below or instead of them. */
export const redirects: Readonly<Record<string, PagePath>> = {
  'persons/:id': 'persons/:id/details',
  'persons/:id/functions': 'persons/:id/functions/internal',
  'persons/:id/histories': 'persons/:id/histories/clubs',
  'persons/:id/histories/participants': 'persons/:id/histories/participants/trainings',
  'persons/:id/participations': 'persons/:id/participations/individual',
  'persons/:id/referees': 'persons/:id/referees/grades',
  'persons/:id/referees/employments': 'persons/:id/employments',
  'pre-registration': 'pre-registration/search',
  'pre-registration/:id': 'pre-registration/:id/details',
  'mutations/:id': 'mutations/:id/details',
};
