import { entity } from '../model/entity.ts';
import { behind, inverse, reference } from '../model/relationFields.ts';
import { choice, fact, int, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  name: string('Poule', { required: true, max: 40 }),
  group: reference('Groupe', 'group', { required: true, createOnly: true }),
  size: int('Effectif', { required: true, from: 2 }),
  kind: choice(
    'Participation',
    { team: 'Par équipes', individual: 'Individuel' },
    { required: true, createOnly: true },
  ),
  state: choice(
    'État',
    { draft: 'Brouillon', published: 'Publié', finished: 'Terminé' },
    { required: true, default: 'draft' },
  ),
  published: fact('Poule publiée', 'state', ['published', 'finished']),
  playerOppositionSheet: reference('Ordre des parties', 'opposition-sheet', { readOnly: true }),
  roundGrid: reference('Calendrier', 'round-grid', { readOnly: true }),
  poolOpponents: inverse('Composition de la poule', 'pool-opponent', 'pool'),
  sportMatches: inverse('Rencontres', 'sport-match', 'pool'),
  results: inverse('Résultats', 'pool-result', 'pool'),
  teams: behind('Équipes', 'team', 'pool'),
};

/** Teams or players who all meet one another. */
export const pool = entity('pool', {
  path: '/pools',
  label: 'Poule',
  twins: 'answered',
  represent: 'Poule ${name}',
  access: {
    ...writtenByClubs('contests', 'contests.teams', ['group.tour.division.organization']),
    publicFields: Object.keys(fields),
    anonymous: true,
  },
  fields,
});
