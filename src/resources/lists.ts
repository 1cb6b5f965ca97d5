// oxlint-disable max-lines -- a table

import type * as api from '../generated/resources.ts';
import type { ResourceConfig } from '../views/page/ResourceConfig.ts';
import { defineResource } from './defineResource.ts';
import type { ResourceName } from './index.ts';

/** How a structure is reached. */
const reached = ['mainEmail', 'mainPhone', 'mainAddress.addressLocality'] as const;

/** What a resource shows of its list, where its other views follow the description as it is. */
export const lists: Readonly<Partial<Record<ResourceName, ResourceConfig>>> = {
  memberships: defineResource<api.ClubMembership>({
    list: {
      columns: ['person', 'type', 'startDate', 'endDate', 'licence', 'fee', 'paid'],
      sort: ['person.familyName', 'person.givenName'],
      filters: ['person.familyName', 'type', 'paid', 'season'],
      scope: ['club'],
      preset: ['season'],
      parentFields: { persons: ['person'] },
    },
    fields: { fee: { as: 'currency' } },
  }),
  federations: defineResource<api.Federation>({
    list: { columns: ['name', 'identifier', ...reached], sort: ['name'], filters: ['name', 'identifier'] },
  }),
  zones: defineResource<api.Zone>({
    list: { columns: ['name', 'identifier', ...reached], sort: ['name'], filters: ['name', 'identifier'] },
  }),
  leagues: defineResource<api.League>({
    list: {
      columns: ['name', 'identifier', 'parent', ...reached],
      sort: ['name'],
      filters: ['name', 'identifier', 'parent'],
    },
  }),
  committees: defineResource<api.Committee>({
    list: {
      columns: ['name', 'identifier', 'parent', ...reached],
      sort: ['name'],
      filters: ['name', 'identifier', 'departmentCode', 'parent'],
    },
  }),
  permissions: defineResource<api.ClubPermission>({
    list: {
      columns: ['account', 'preset', 'startDate', 'endDate', 'grantedBy'],
      sort: ['account.username'],
      filters: ['account', 'preset'],
      scope: ['club'],
    },
  }),
  accounts: defineResource<api.Account>({
    list: {
      columns: ['username', 'person', 'email', 'enabled', 'mfaEnabled', 'lastLogin'],
      sort: ['username'],
      filters: ['username', 'enabled'],
      scope: ['person.club'],
    },
  }),
  news: defineResource<api.News>({
    list: {
      columns: ['title', 'summary', 'publishDate', 'organization'],
      sort: ['-publishDate'],
      filters: ['title', 'publishDate'],
      scope: ['organization'],
    },
    fields: { content: { as: 'richText' } },
  }),
  seasons: defineResource<api.Season>({
    list: {
      columns: ['name', 'startDate', 'endDate', 'current'],
      sort: ['-startDate'],
      filters: ['name', 'current'],
    },
  }),
  subscriptions: defineResource<api.Subscription>({
    list: {
      columns: ['type', 'quantity', 'startDate', 'endDate', 'amount', 'state'],
      sort: ['-startDate'],
      filters: ['type', 'state', 'startDate'],
      scope: ['organization'],
      parentFields: { persons: ['person'] },
    },
    fields: { amount: { as: 'currency' } },
  }),
  sporthalls: defineResource<api.ClubSportHall>({
    list: {
      columns: [
        'sportHall.name',
        'sportHall.address',
        'sportHall.numberOfTables',
        'sportHall.homologationCategory',
        'sportHall.homologationLevel',
        'main',
      ],
      sort: ['sportHall.name'],
      filters: ['sportHall.name', 'main'],
      // Of the season in the bar; among filters it would read as if halls had one.
      scope: ['club', 'season'],
    },
  }),
  'history-actions': defineResource<api.HistoryAction>({
    list: {
      columns: ['date', 'account', 'person', 'action', 'entity', 'label'],
      sort: ['-date'],
      filters: ['date', 'action', 'person', 'entity'],
      scope: ['organization'],
    },
  }),
  accountancy: defineResource<api.Transaction>({
    readOnly: true,
    list: {
      columns: ['date', 'number', 'label', 'category', 'debit', 'credit', 'balance', 'state'],
      sort: ['-date'],
      filters: ['date', 'category', 'state'],
      scope: ['organization'],
    },
    head: { facts: ['date', 'category', 'debit', 'credit', 'balance'], card: ['date', 'debit', 'credit'] },
    fields: {
      debit: { as: 'currency' },
      credit: { as: 'currency' },
      due: { as: 'currency' },
      balance: { as: 'currency' },
    },
  }),
  payments: defineResource<api.Payment>({
    readOnly: true,
    list: {
      columns: ['date', 'reference', 'mode', 'amount', 'state'],
      sort: ['-date'],
      filters: ['date', 'mode', 'state'],
      scope: ['organization'],
    },
    head: { facts: ['organization', 'date', 'mode', 'amount'] },
    fields: { amount: { as: 'currency' } },
  }),
  'accountant-functions': defineResource<api.AccountantFunction>({
    list: {
      columns: ['order', 'code', 'name', 'scope', 'mandatory', 'unique', 'licenceRequired'],
      sort: ['order'],
      filters: ['name', 'scope', 'mandatory'],
    },
  }),
  members: defineResource<api.Member>({
    list: {
      columns: ['person', 'organization', 'body', 'function', 'startDate', 'endDate', 'voteRight'],
      sort: ['person.familyName', 'person.givenName'],
      filters: ['person.familyName', 'organization', 'body'],
      scope: ['person.club'],
      parentFields: { persons: ['person'] },
    },
    fields: { function: { options: { whole: true } } },
  }),
  'mutation-parameters': defineResource<api.MutationParameter>({
    list: {
      columns: [
        'season',
        'type',
        'gender',
        'pointsMin',
        'pointsMax',
        'federationShare',
        'leagueShare',
        'committeeShare',
      ],
      filters: ['season', 'type', 'gender'],
      preset: ['season'],
    },
    fields: {
      federationShare: { as: 'currency' },
      leagueShare: { as: 'currency' },
      committeeShare: { as: 'currency' },
    },
  }),
  'club-histories': defineResource<api.ClubHistory>({
    list: {
      columns: ['person', 'season', 'club', 'startDate', 'endDate', 'reason', 'licenceType', 'points'],
      sort: ['-startDate'],
      filters: ['person.familyName', 'reason', 'season'],
      scope: ['person.club'],
      parentFields: { persons: ['person'] },
    },
  }),
  'high-level-applications': defineResource<api.HighLevelApplication>({
    list: {
      columns: ['person', 'season', 'list', 'startDate', 'endDate', 'structure', 'status'],
      sort: ['-startDate'],
      filters: ['person.familyName', 'list', 'status', 'season'],
      scope: ['person.club'],
      parentFields: { persons: ['person'] },
    },
  }),
  'structure-participants': defineResource<api.StructureParticipant>({
    list: {
      columns: ['person', 'season', 'structure', 'type', 'regime', 'startDate', 'endDate'],
      sort: ['-startDate'],
      filters: ['person.familyName', 'type', 'season'],
      scope: ['person.club'],
      parentFields: { persons: ['person'] },
    },
  }),
  'technical-employments': defineResource<api.TechnicalEmployment>({
    list: {
      columns: ['person', 'missions', 'hoursPerWeek', 'diploma', 'startDate', 'endDate', 'season'],
      sort: ['person.familyName', 'person.givenName'],
      filters: ['person.familyName', 'missions', 'season'],
      scope: ['organization'],
      parentFields: { persons: ['person'] },
    },
  }),
  sanctions: defineResource<api.Sanction>({
    list: {
      columns: ['person', 'type', 'organization', 'startDate', 'endDate', 'numberOfMatches', 'status'],
      sort: ['-startDate'],
      filters: ['person.familyName', 'type', 'status'],
      scope: ['person.club'],
      parentFields: { persons: ['person'] },
    },
    head: { facts: ['person', 'type', 'startDate', 'endDate', 'numberOfMatches'] },
    fields: { fine: { as: 'currency' } },
  }),
  prizes: defineResource<api.Prize>({
    list: {
      columns: ['person', 'type', 'rank', 'date', 'organization'],
      sort: ['-date'],
      filters: ['person.familyName', 'type', 'rank'],
      either: ['club', 'person.club'],
      parentFields: { persons: ['person'] },
    },
  }),
  'other-participations': defineResource<api.OtherParticipation>({
    list: {
      columns: ['person', 'season', 'contestName', 'type', 'startDate', 'place', 'result'],
      sort: ['-startDate'],
      filters: ['person.familyName', 'type', 'season'],
      scope: ['person.club'],
      parentFields: { persons: ['person'] },
    },
  }),
  'licence-contracts': defineResource<api.LicenceContract>({
    list: {
      columns: ['licence', 'type', 'startDate', 'endDate', 'status'],
      sort: ['-startDate'],
      filters: ['type', 'status', 'startDate'],
      scope: ['club'],
      parentFields: { persons: ['licence.person'] },
    },
  }),
  'team-passes': defineResource<api.TeamPass>({
    list: {
      columns: ['contest', 'division', 'phase', 'team', 'origin', 'status'],
      filters: ['contest', 'phase', 'status', 'season'],
      scope: ['club'],
      preset: ['season'],
    },
  }),
  contests: defineResource<api.Contest>({
    list: {
      columns: ['name', 'kind', 'organization', 'gender', 'startDate', 'endDate', 'state'],
      sort: ['name'],
      filters: ['name', 'kind', 'state', 'season'],
      own: ['teams.clubs', 'divisions.tours.registrations.club'],
      preset: ['season'],
    },
    head: { facts: ['kind', 'organization', 'gender', 'startDate', 'endDate', 'engagementFee'] },
    fields: { engagementFee: { as: 'currency' } },
  }),
  divisions: defineResource<api.Division>({
    list: {
      columns: ['name', 'label', 'contest', 'phase', 'level', 'order', 'day', 'time'],
      sort: ['name'],
      filters: ['name', 'contest', 'phase', 'level'],
      own: ['teams.clubs', 'tours.registrations.club'],
    },
    fields: { fee: { as: 'currency' } },
  }),
  tours: defineResource<api.Tour>({
    list: {
      columns: ['name', 'number', 'division', 'date', 'sportHall', 'organizer', 'state'],
      sort: ['-date'],
      filters: ['name', 'division', 'date', 'state'],
      own: ['division.teams.clubs', 'registrations.club'],
    },
  }),
  groups: defineResource<api.Group>({
    list: {
      columns: ['name', 'tour', 'order', 'size', 'letter', 'referee', 'sportHall'],
      sort: ['name'],
      filters: ['name', 'tour'],
      own: ['pools.teams.clubs', 'registrations.club'],
    },
  }),
  pools: defineResource<api.Pool>({
    list: {
      columns: ['name', 'group', 'size', 'kind', 'state'],
      sort: ['name'],
      filters: ['name', 'group', 'kind', 'state'],
      scope: ['poolOpponents.opponent.team.clubs'],
    },
  }),
  'sport-matches': defineResource<api.SportMatch>({
    list: {
      columns: [
        'date',
        'time',
        'division',
        'homeOpponent',
        'awayOpponent',
        'homeGamePoints',
        'awayGamePoints',
        'status',
      ],
      sort: ['-date'],
      filters: ['date', 'division', 'status'],
      either: ['homeOpponent.team.clubs', 'awayOpponent.team.clubs'],
    },
    head: {
      facts: ['homeGamePoints', 'awayGamePoints', 'date', 'time', 'division', 'pool', 'sportHall'],
      card: ['date', 'time', 'division'],
      opens: { page: 'sheet', label: 'sheet.open' },
    },
    form: {
      sections: {
        result: [
          'homeOpponent',
          'awayOpponent',
          'homeGamePoints',
          'awayGamePoints',
          'winner',
          'forfeit',
          'penalty',
          'homePoints',
          'awayPoints',
          'status',
        ],
        day: ['plannedDate', 'date', 'time', 'sportHall', 'startTime', 'endTime'],
        contest: ['division', 'tour', 'group', 'pool', 'roundNumber', 'day'],
        sheet: [
          'homeSheetMatches',
          'awaySheetMatches',
          'games',
          'homeCaptain',
          'awayCaptain',
          'referee',
          'hasWarnings',
          'warnings',
          'reserves',
          'claims',
          'report',
          'signatures',
          'source',
        ],
      },
    },
  }),
  games: defineResource<api.Game>({
    list: {
      columns: [
        'date',
        'contest',
        'homePlayer',
        'awayPlayer',
        'winner',
        'forfeit',
        'homeSets',
        'awaySets',
        'homePointsWon',
        'awayPointsWon',
      ],
      sort: ['-date'],
      filters: ['date', 'contest', 'winner'],
      either: ['homePlayer.club', 'awayPlayer.club'],
      parentFields: {
        persons: [
          'homePlayer.person',
          'awayPlayer.person',
          'homeTeammatePlayer.person',
          'awayTeammatePlayer.person',
        ],
      },
    },
    head: { facts: ['date', 'contest', 'homePlayer', 'awayPlayer', 'winner', 'forfeit'] },
  }),
  'label-types': defineResource<api.Label>({
    list: {
      columns: ['name', 'code', 'threshold', 'durationYears', 'openDate', 'closeDate', 'active'],
      sort: ['name'],
      filters: ['name', 'active'],
    },
  }),
  'club-event-types': defineResource<api.ClubEventType>({
    list: {
      columns: ['name', 'code', 'passAllowed', 'eventLicence', 'maxParticipants', 'active'],
      sort: ['name'],
      filters: ['name', 'active'],
    },
  }),
  internships: defineResource<api.Internship>({
    list: {
      columns: [
        'title',
        'type',
        'level',
        'organization',
        'startDate',
        'endDate',
        'registrationEnd',
        'seats',
        'state',
      ],
      sort: ['-startDate'],
      filters: ['title', 'type', 'level', 'state'],
    },
    head: { facts: ['type', 'level', 'startDate', 'endDate', 'organization', 'seats'] },
    form: { defaults: { endDate: { from: 'startDate' } } },
    fields: { price: { as: 'currency' } },
  }),
  'internship-participants': defineResource<api.InternshipParticipant>({
    list: {
      columns: ['person', 'internship', 'role', 'registrationDate', 'status', 'result', 'paid'],
      sort: ['-registrationDate'],
      filters: ['person.familyName', 'internship', 'status'],
      scope: ['club'],
      parentFields: { persons: ['person'] },
    },
    fields: { amount: { as: 'currency' } },
  }),
  speakers: defineResource<api.Speaker>({
    list: {
      columns: ['person', 'internship', 'role', 'hours', 'subject'],
      sort: ['person.familyName', 'person.givenName'],
      filters: ['person.familyName', 'internship', 'role'],
      scope: ['person.club'],
      parentFields: { persons: ['person'] },
    },
    fields: { fee: { as: 'currency' } },
  }),
  branches: defineResource<api.Branch>({
    list: {
      sort: ['name'],
      filters: ['name', 'active'],
    },
  }),
};
