import { entity } from '../model/entity.ts';
import { inverse, reference, rows } from '../model/relationFields.ts';
import { bool, choice, date, fact, int, string, text, time, work } from '../model/scalarFields.ts';
import { sides } from './sides.ts';

/** The data of a player on public pages: number and name, without birth date or contact. */
const toPlayer = (field: string): string[] =>
  ['identifier', 'points', 'person.familyName', 'person.givenName'].map((name) => `${field}.${name}`);

const OPPONENT = ['team.name', 'team.clubs.identifier', 'team.clubs.name', ...toPlayer('player')];
const LINE_UP = [
  'letter',
  'points',
  'captain',
  'mutated',
  'foreign',
  'absent',
  'doublePair',
  ...toPlayer('player'),
];
const GAME = [
  'position',
  'label',
  'stage',
  'date',
  'doubleOpposition',
  'forfeit',
  'notCounted',
  'winner',
  'homeSets',
  'awaySets',
  'sets',
  ...['homePlayer', 'awayPlayer', 'homeTeammatePlayer', 'awayTeammatePlayer'].flatMap(toPlayer),
];

const fields = {
  division: reference('Division', 'division', {
    required: true,
    createOnly: true,
    shows: ['name', 'contest.name'],
  }),
  tour: reference('Tour', 'tour', { createOnly: true }),
  group: reference('Groupe', 'group', { createOnly: true }),
  pool: reference('Poule', 'pool', { createOnly: true }),
  roundNumber: int('N° de journée', { required: true, from: 1, createOnly: true }),
  day: reference('Journée', 'day', { createOnly: true }),
  plannedDate: date('Date prévue', { required: true, createOnly: true }),
  date: date('Date réelle', { required: true }),
  time: time('Heure'),
  sportHall: reference('Salle', 'sport-hall'),
  homeOpponent: reference('Recevant', 'opponent', { createOnly: true, shows: OPPONENT }),
  awayOpponent: reference('Visiteur', 'opponent', { createOnly: true, shows: OPPONENT }),
  homeGamePoints: int('Score recevant', { from: 0 }),
  awayGamePoints: int('Score visiteur', { from: 0 }),
  homePoints: int('Points-rencontre recevant', { from: 0, to: 3, readOnly: true }),
  awayPoints: int('Points-rencontre visiteur', { from: 0, to: 3, readOnly: true }),
  winner: choice('Vainqueur', { ...sides, draw: 'Nul' }, { readOnly: true }),
  forfeit: choice('Forfait', { ...sides, both: 'Les deux' }),
  penalty: choice('Pénalité', { ...sides, both: 'Les deux' }),
  hasWarnings: bool('Cartons signalés', { readOnly: true, default: false }),
  referee: reference('Juge-arbitre', 'person'),
  homeCaptain: reference('Capitaine recevant', 'person'),
  awayCaptain: reference('Capitaine visiteur', 'person'),
  startTime: time('Heure de début'),
  endTime: time('Heure de fin'),
  homeSheetMatches: inverse('Composition recevant', 'sheet-match-player', 'homeMatch', { shows: LINE_UP }),
  awaySheetMatches: inverse('Composition visiteur', 'sheet-match-player', 'awayMatch', { shows: LINE_UP }),
  games: inverse('Parties', 'game', 'sportMatch', { shows: GAME }),
  warnings: inverse('Cartons', 'warning', 'sportMatch'),
  reserves: text('Réserves', { max: 2000 }),
  claims: text('Réclamations', { max: 2000 }),
  report: text('Rapport du juge-arbitre', { max: 2000 }),
  signatures: rows('Signatures', 'signature', { mappedBy: 'sportMatch', maxCount: 3 }),
  source: choice(
    'Origine de la saisie',
    { web: 'Saisie en ligne', GIRPE: 'GIRPE', import: 'Import' },
    { readOnly: true },
  ),
  bracketPosition: string('Position dans le tableau', { max: 20, readOnly: true }),
  firstPlace: int('Première place du tableau', { from: 1, readOnly: true }),
  status: choice(
    'État',
    {
      scheduled: 'À jouer',
      postponed: 'Reportée',
      inProgress: 'Saisie en cours',
      entered: 'Saisie',
      confirmed: 'Confirmée',
      validated: 'Validée',
      disputed: 'Contestée',
      forfeit: 'Forfait',
      cancelled: 'Annulée',
    },
    { required: true, default: 'scheduled' },
  ),
  open: fact('Feuille ouverte à la saisie', 'status', ['scheduled', 'postponed', 'inProgress']),
  movable: fact('Peut être déplacée', 'status', ['scheduled', 'postponed']),
  provisional: fact('Score provisoire', 'status', ['inProgress', 'entered', 'confirmed', 'disputed']),
  cancelled: fact('Rencontre annulée', 'status', ['cancelled']),
  todo: work('status', {
    sheets: { label: 'Feuille à saisir', states: ['scheduled', 'inProgress'] },
    confirmations: { label: 'Feuille à confirmer par le visiteur', states: ['entered'] },
  }),
};

const HOME = { club: 'homeOpponent.team.clubs' };
const AWAY = { club: 'awayOpponent.team.clubs' };

/** The messages of the teams and the referee to the body above. */
const CONFIDENTIAL = ['reserves', 'claims', 'report', 'signatures'];

/** A meeting: of two teams in a pool, or of two players in a draw. A missing opponent is a bye. */
export const sportMatch = entity('sport-match', {
  path: '/sport_matches',
  label: 'Rencontre',
  represent: '${homeOpponent.team.name} - ${awayOpponent.team.name}',
  access: {
    module: 'contests',
    action: 'contests.results',
    owners: ['homeOpponent.team.clubs', 'awayOpponent.team.clubs', 'division.organization'],
    writable: ['PUT'],
    publicFields: Object.keys(fields).filter((name) => !CONFIDENTIAL.includes(name)),
    anonymous: true,
  },
  states: {
    field: 'status',
    start: ['scheduled'],
    reasons: { disputed: 'claims' },
    inputs: {
      scheduled: { forfeit: ['forfeit'] },
      postponed: { forfeit: ['forfeit'] },
      disputed: { forfeit: ['forfeit'] },
    },
    next: {
      scheduled: {
        inProgress: 'club',
        entered: HOME,
        postponed: 'above',
        forfeit: 'above',
        cancelled: 'above',
      },
      postponed: {
        inProgress: 'club',
        entered: HOME,
        scheduled: 'above',
        forfeit: 'above',
        cancelled: 'above',
      },
      inProgress: { entered: HOME },
      entered: { inProgress: HOME, confirmed: AWAY, disputed: AWAY, validated: 'above' },
      confirmed: { validated: 'above' },
      disputed: { entered: 'above', validated: 'above', forfeit: 'above' },
    },
  },
  fields,
});
