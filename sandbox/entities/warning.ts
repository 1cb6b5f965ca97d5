import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { choice, datetime, string } from '../model/scalarFields.ts';
import { sides } from './sides.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A card shown in a meeting. */
export const warning = entity('warning', {
  path: '/warnings',
  label: 'Carton',
  twins: 'refused',
  represent: '${type.name}',
  access: writtenByClubs('contests', 'contests.results', [
    'sportMatch.homeOpponent.team.clubs',
    'sportMatch.awayOpponent.team.clubs',
    'sportMatch.division.organization',
  ]),
  fields: {
    sportMatch: reference('Rencontre', 'sport-match', { required: true, createOnly: true }),
    game: reference('Partie', 'game'),
    person: reference('Personne', 'person', { required: true }),
    type: referential('Type', 'WarningType', { required: true }),
    reason: string('Motif', { required: true, max: 255 }),
    date: datetime('Date'),
    side: choice('Côté', sides),
    target: choice('Cible', { player: 'Joueur', pair: 'Paire', coach: 'Banc' }, { required: true }),
  },
});
