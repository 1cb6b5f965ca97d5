// oxlint-disable max-lines -- a table

import type { ResourceDefinition } from '../data/ResourceDefinition.ts';
import { VERSUS } from '../lib/meetingName.ts';
import { withoutOrganizer } from '../lib/withoutOrganizer.ts';
import { collectionOfClass, singularOf } from '../schema/collectionOfType.ts';
import type { Right } from '../session/access.ts';
import type { ResourceConfig } from '../views/page/ResourceConfig.ts';

/** A resource as the application registers it: its names, who may open it, and its views on demand. */
export interface RegisteredResource extends Omit<ResourceDefinition, 'isDiscovered'> {
  /** Role, module and club action that its pages need. */
  readonly right: Right;
  /** Right to the pages of a single record, where it is less: the server opens their own to everybody. */
  readonly recordRight?: Right;
  /** There is no list to open: the page of the resource shows the club of the address. */
  readonly single?: boolean;
  /** Creating and editing happen in a dialog over the list, at the same addresses as their pages would. */
  readonly overList?: boolean;
  /** Other resources whose lists lead to its records and to new ones: the exits lead back there. */
  readonly openedFrom?: readonly string[];
  /** Config of its generated views; its line in `lists.ts` when absent, and every described field without either. */
  readonly load?: () => Promise<{ readonly default: ResourceConfig }>;
}

/** A line of the registry: what it leaves out follows from its name, and anybody may open it. */
type RegistryLine = Omit<RegisteredResource, Regular> & Partial<Pick<RegisteredResource, Regular>>;
type Regular = 'entity' | 'path' | 'right';

const registry = [
  {
    name: 'persons',
    recordRepresentation: ['familyName', 'givenName'],
    disambiguation: ['birthDate', 'licence.identifier'],
    right: { module: 'persons', action: 'persons.list' },
    load: () => import('./persons.ts'),
  },
  {
    name: 'licences',
    recordRepresentation: ['person.familyName', 'person.givenName', 'identifier'],
    disambiguation: ['season.name'],
    numberField: 'identifier',
    overList: true,
    right: { module: 'licences', action: 'licences.list' },
    load: () => import('./licences.ts'),
  },
  {
    name: 'informations',
    entity: 'club',
    numberField: 'identifier',
    single: true,
    right: { module: 'club', action: 'club.informations' },
    load: () => import('./informations.ts'),
  },
  {
    name: 'galleries',
    recordRepresentation: ['title'],
    files: 'form',
    right: { module: 'club', action: 'club.resources' },
    load: () => import('./gallery.ts'),
  },
  {
    name: 'memberships',
    entity: 'club-membership',
    right: { module: 'persons', action: 'persons.details' },
  },
  {
    name: 'affiliations',
    entity: 'club-affiliation',
    recordRepresentation: ['season.name'],
    right: { module: 'club', action: 'club.affiliate' },
    load: () => import('./affiliations.ts'),
  },
  {
    name: 'permissions',
    entity: 'club-permission',
    recordRepresentation: ['account.username'],
    right: { module: 'club', action: 'club.permissions' },
  },
  {
    name: 'accounts',
    recordRepresentation: ['username'],
    right: { action: 'club.permissions' },
    recordRight: {},
  },
  {
    name: 'accountants',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'persons', action: 'persons.functions' },
    load: () => import('./accountants.ts'),
  },
  {
    name: 'organizations',
    numberField: 'identifier',
    right: { action: 'club.informations' },
    load: () => import('./organizations.ts'),
  },
  {
    name: 'federations',
    numberField: 'identifier',
    right: { action: 'club.informations' },
  },
  {
    name: 'zones',
    numberField: 'identifier',
    right: { action: 'club.informations' },
  },
  {
    name: 'leagues',
    numberField: 'identifier',
    right: { action: 'club.informations' },
  },
  {
    name: 'committees',
    numberField: 'identifier',
    right: { action: 'club.informations' },
  },
  {
    name: 'addresses',
    recordRepresentation: ['streetAddress', 'addressLocality'],
    right: { module: 'persons', action: 'persons.details' },
    load: () => import('./addresses.ts'),
  },
  {
    name: 'contact-points',
    recordRepresentation: ['telephone', 'email', 'page'],
    right: { module: 'persons', action: 'persons.details' },
    load: () => import('./contactPoints.ts'),
  },
  {
    name: 'news',
    entity: 'news',
    recordRepresentation: ['title'],
    right: { module: 'news', action: 'club.informations' },
  },
  { name: 'seasons' },
  {
    name: 'subscriptions',
    recordRepresentation: ['type.name'],
    search: 'email',
    right: { module: 'club', action: 'club.subscriptions' },
  },
  {
    name: 'employments',
    entity: 'contract',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    search: 'function',
    right: { module: 'club', action: 'club.employments' },
    load: () => import('./employments.ts'),
  },
  {
    name: 'establishments',
    right: { module: 'club', action: 'club.establishments' },
    load: () => import('./establishments.ts'),
  },
  {
    name: 'sporthalls',
    entity: 'club-sport-hall',
    recordRepresentation: ['sportHall.name'],
    right: { module: 'club', action: 'club.sporthalls' },
  },
  {
    name: 'halls',
    entity: 'sport-hall',
    right: { module: 'club', action: 'club.sporthalls' },
    load: () => import('./halls.ts'),
  },
  {
    name: 'forms',
    entity: 'form-template',
    recordRepresentation: ['title'],
    right: { module: 'club', action: 'club.forms' },
    load: () => import('./forms.ts'),
  },
  {
    name: 'form-answers',
    recordRepresentation: ['template.title'],
    right: { module: 'club', action: 'club.forms' },
    load: () => import('./formAnswers.ts'),
  },
  {
    name: 'history-actions',
    recordRepresentation: ['label'],
    right: { module: 'club', action: 'club.history' },
  },
  {
    name: 'accountancy',
    entity: 'transaction',
    list: 'read',
    recordRepresentation: ['label', 'number'],
    right: { module: 'accountancy', action: 'club.accountancy' },
  },
  {
    name: 'payments',
    recordRepresentation: ['reference'],
    overList: true,
    openedFrom: ['accountancy', 'subscriptions'],
    right: { module: 'accountancy', action: 'club.payments' },
  },
  {
    name: 'club-settings',
    entity: 'settings-club',
    recordRepresentation: ['season.name'],
    right: { module: 'club', action: 'club.settings' },
    load: () => import('./clubSettings.ts'),
  },
  { name: 'accountant-functions' },
  {
    name: 'members',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'persons', action: 'persons.functions' },
  },
  {
    name: 'pre-registration',
    entity: 'licence-pre-registration',
    list: 'search',
    recordRepresentation: ['familyName', 'givenName'],
    right: { module: 'licences', action: 'licences.preRegistrations' },
    load: () => import('./preRegistration.ts'),
  },
  {
    name: 'mutations',
    entity: 'licence-mutation',
    recordRepresentation: ['familyName', 'givenName', 'identifier'],
    right: { module: 'licences', action: 'licences.mutations' },
    load: () => import('./mutations.ts'),
  },
  {
    name: 'transferts',
    entity: 'licence-transfer',
    recordRepresentation: ['familyName', 'givenName'],
    right: { module: 'licences', action: 'licences.transfers' },
    load: () => import('./transferts.ts'),
  },
  {
    name: 'licence-renewals',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'licences', action: 'licences.renew' },
    load: () => import('./licenceRenewals.ts'),
  },
  {
    name: 'mutation-parameters',
    recordRepresentation: ['type', 'season.name'],
    right: { module: 'licences' },
  },
  {
    name: 'club-histories',
    recordRepresentation: ['club.name', 'season.name'],
    search: 'person.familyName',
    right: { module: 'persons', action: 'persons.details' },
  },
  {
    name: 'certificates',
    recordRepresentation: ['type.name'],
    disambiguation: ['date'],
    search: 'person.familyName',
    right: { module: 'persons', action: 'persons.medical' },
    load: () => import('./certificates.ts'),
  },
  {
    name: 'high-level-applications',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'persons', action: 'persons.details' },
  },
  {
    name: 'structure-participants',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'persons', action: 'persons.details' },
  },
  {
    name: 'technical-employments',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'club', action: 'club.employments' },
  },
  {
    name: 'sanctions',
    recordRepresentation: ['type.name'],
    search: 'person.familyName',
    right: { module: 'persons', action: 'persons.sanctions' },
  },
  {
    name: 'prizes',
    recordRepresentation: ['type.name'],
    search: 'person.familyName',
    right: { module: 'persons', action: 'persons.details' },
  },
  {
    name: 'official-rankings',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'persons', action: 'persons.details' },
    load: () => import('./officialRankings.ts'),
  },
  {
    name: 'graduations',
    recordRepresentation: ['type.name'],
    search: 'person.familyName',
    right: { module: 'persons', action: 'persons.details' },
    load: () => import('./graduations.ts'),
  },
  {
    name: 'other-participations',
    recordRepresentation: ['contestName'],
    right: { module: 'persons', action: 'persons.details' },
  },
  {
    name: 'licence-contracts',
    recordRepresentation: ['licence.identifier'],
    right: { module: 'licences', action: 'licences.list' },
  },
  {
    name: 'change-requests',
    entity: 'sport-match-change-request',
    recordRepresentation: ['type.name'],
    search: 'reason',
    right: { module: 'contests', action: 'contests.changeRequests' },
    load: () => import('./changeRequests.ts'),
  },
  {
    name: 'teams',
    right: { module: 'contests', action: 'contests.teams' },
    load: () => import('./teams.ts'),
  },
  {
    name: 'contest-engagements',
    recordRepresentation: ['contest.name'],
    brief: withoutOrganizer,
    right: { module: 'contests', action: 'contests.engagements' },
    load: () => import('./contestEngagements.ts'),
  },
  {
    name: 'division-preregistrations',
    entity: 'division-pre-registration',
    recordRepresentation: ['teamName'],
    right: { module: 'contests', action: 'contests.divisionPreRegistrations' },
    load: () => import('./divisionPreregistrations.ts'),
  },
  {
    name: 'tour-registrations',
    recordRepresentation: ['person.familyName', 'person.givenName', 'tour.name'],
    right: { module: 'contests', action: 'contests.tourRegistrations' },
    load: () => import('./tourRegistrations.ts'),
  },
  {
    name: 'tournament-requests',
    recordRepresentation: ['identifier', 'name'],
    search: 'name',
    right: { module: 'tournaments', action: 'tournaments.requests' },
    load: () => import('./tournamentRequests.ts'),
  },
  {
    name: 'team-passes',
    recordRepresentation: ['division.name', 'team.name'],
    brief: withoutOrganizer,
    right: { module: 'contests', action: 'contests.teamPasses' },
  },
  {
    name: 'contests',
    brief: withoutOrganizer,
    right: { module: 'contests', action: 'contests.teams' },
  },
  {
    name: 'divisions',
    brief: withoutOrganizer,
    right: { module: 'contests', action: 'contests.teams' },
  },
  {
    name: 'tours',
    right: { module: 'contests', action: 'contests.teams' },
  },
  {
    name: 'groups',
    right: { module: 'contests', action: 'contests.teams' },
  },
  {
    name: 'pools',
    right: { module: 'contests', action: 'contests.teams' },
  },
  {
    name: 'sport-matches',
    recordRepresentation: ['homeOpponent.team.name', 'awayOpponent.team.name'],
    separator: VERSUS,
    right: { module: 'contests', action: 'contests.results' },
  },
  {
    name: 'sheet-match-players',
    recordRepresentation: ['letter', 'player.person.familyName', 'player.person.givenName'],
    search: 'player.identifier',
    right: { module: 'contests', action: 'contests.results' },
    load: () => import('./sheetMatchPlayers.ts'),
  },
  {
    name: 'games',
    recordRepresentation: ['label'],
    right: { module: 'contests', action: 'contests.results' },
  },
  {
    name: 'labels',
    entity: 'label-application',
    recordRepresentation: ['label.name'],
    right: { module: 'labels', action: 'labels.applications' },
    load: () => import('./labels.ts'),
  },
  {
    name: 'label-types',
    entity: 'label',
  },
  {
    name: 'label-resorts',
    recordRepresentation: ['application.label.name'],
    search: 'reason',
    right: { module: 'labels', action: 'labels.applications' },
    load: () => import('./labelResorts.ts'),
  },
  {
    name: 'club-events',
    right: { module: 'events', action: 'clubEvents.manage' },
    load: () => import('./clubEvents.ts'),
  },
  { name: 'club-event-types' },
  {
    name: 'participants',
    list: 'search',
    recordRepresentation: ['familyName', 'givenName'],
    right: { module: 'events', action: 'clubEvents.participations' },
    load: () => import('./participants.ts'),
  },
  {
    name: 'internships',
    recordRepresentation: ['title'],
    right: { module: 'events', action: 'clubEvents.manage' },
  },
  {
    name: 'internship-participants',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'persons', action: 'persons.details' },
  },
  {
    name: 'speakers',
    recordRepresentation: ['person.familyName', 'person.givenName'],
    right: { module: 'persons', action: 'persons.details' },
  },
  {
    name: 'club-documents',
    recordRepresentation: ['title'],
    files: 'form',
    right: { module: 'club', action: 'club.resources' },
    load: () => import('./clubDocuments.ts'),
  },
  {
    name: 'resources',
    entity: 'document',
    path: '/read/documents',
    source: 'rest',
    right: { module: 'club', action: 'club.resources' },
    load: () => import('./documents.ts'),
  },
  {
    name: 'statistics',
    path: '/read/statistics',
    source: 'rest',
    right: { module: 'statistics', action: 'licences.statistics' },
    load: () => import('./statistics.ts'),
  },
  { name: 'branches' },
] as const satisfies readonly RegistryLine[];

export type ResourceName = (typeof registry)[number]['name'];

/** A resource as its line tells it: `club-histories` are `club-history` in `/club_histories`, unless it says otherwise. */
export const toResource = <Name extends string>(line: RegistryLine & { readonly name: Name }) => {
  const { name, entity = singularOf(name), recordRepresentation: [first] = [] } = line;
  return {
    entity,
    path: collectionOfClass(entity) ?? `/${name}`,
    right: {},
    // Searched by what it is called first.
    ...(first !== undefined && { search: first }),
    ...line,
  };
};

export const resources: readonly (RegisteredResource & { readonly name: ResourceName })[] = registry.map(
  (line: RegistryLine & { readonly name: ResourceName }) => ({
    load: async () => ({ default: (await import('./lists.ts')).lists[line.name] ?? {} }),
    ...toResource(line),
  }),
);
