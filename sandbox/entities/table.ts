import { entity } from '../model/entity.ts';
import { referential, referentials, rows } from '../model/relationFields.ts';
import { bool, cents, choice, date, int, numberChoice, string, text, time } from '../model/scalarFields.ts';
import { contestGenders } from './contestGenders.ts';
import { rowOf } from './fieldGroups.ts';

/** One event of a tournament, with who may enter and what there is to win. */
export const table = entity('table', {
  path: '/tables',
  label: 'Tableau',
  represent: '${code}',
  access: {
    module: 'tournaments',
    action: 'tournaments.requests',
    owners: ['tournamentRequest.club', 'tournamentRequest.organization'],
  },
  fields: {
    code: string('Code', { required: true, max: 3 }),
    name: string('Nom / libellé', { required: true, max: 80 }),
    description: text('Description', { max: 500 }),
    date: date('Date', { required: true }),
    checkInEnd: time('Fin de pointage', { required: true }),
    time: time('Début', { required: true }),
    gender: choice('Sexe', contestGenders, { required: true, default: 'A' }),
    pointsRule: choice(
      'Règle de points',
      { all: 'Toutes séries', max: 'Maximum', range: 'Intervalle' },
      { required: true, default: 'all' },
    ),
    pointsMin: int('Points minimum', { from: 0 }),
    pointsMax: int('Points maximum', { from: 0 }),
    categories: referentials('Catégories', 'AgeCategory'),
    licenceTypes: referentials('Types de licence admis', 'LicenceType'),
    double: bool('Double', { default: false }),
    maxPlayers: int('Joueurs maximum', { required: true, from: 4, to: 256 }),
    waitingList: int('Liste d’attente', { from: 0 }),
    acceptedEntries: int('Inscriptions acceptées', {
      from: 0,
      to: 256,
      help: 'Tant que ce nombre n’est pas indiqué, la recherche publique n’annonce aucune place restante.',
    }),
    /** `maxPlayers` less `acceptedEntries`; null while the organiser has given none. */
    remainingPlaces: int('Places restantes', { readOnly: true }),
    fee: cents('Engagement', { required: true }),
    endowment: cents('Dotation'),
    prizes: rows('Prix', 'table-prize', { mappedBy: 'table', maxCount: 16 }),
    format: referential('Formule', 'TableFormat', { required: true }),
    bestOf: numberChoice('Au meilleur de (manches)', [
      { value: 3, label: '3' },
      { value: 5, label: '5' },
      { value: 7, label: '7' },
    ]),
    ...rowOf('tournamentRequest', 'Demande de tournoi', 'tournament-request'),
  },
});
