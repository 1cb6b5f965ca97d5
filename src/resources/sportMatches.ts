import type { SportMatch } from '../generated/resources.ts';
import { VERSUS } from '../lib/meetingName.ts';
import type { Resource } from './Resource.ts';

export const sportMatches = {
  name: 'sport-matches',
  texts: {
    name: 'Rencontre |||| Rencontres',
    sections: {
      result: 'Résultat',
      day: 'Date et salle',
      contest: 'Épreuve',
      sheet: 'Feuille de rencontre',
    },
  },
  recordRepresentation: ['homeOpponent.team.name', 'awayOpponent.team.name'],
  separator: VERSUS,
  right: { module: 'contests', action: 'contests.results' },
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
} as const satisfies Resource<SportMatch>;
