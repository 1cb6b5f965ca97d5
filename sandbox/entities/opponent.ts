import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';

/** One side of a meeting: a team, a player, or a pair of players. */
export const opponent = entity('opponent', {
  path: '/opponents',
  label: 'Adversaire',
  represent: '${team.name}${player.person.familyName}',
  access: { publicFields: ['team', 'player', 'teammate'], anonymous: true },
  fields: {
    team: reference('Équipe', 'team'),
    player: reference('Joueur', 'licence'),
    teammate: reference('Partenaire', 'licence'),
  },
});
