import { entity } from '../model/entity.ts';
import { reference, referential, referentials } from '../model/relationFields.ts';
import { bool, cents, choice, date, int } from '../model/scalarFields.ts';

/** One line of the yearly table of mutation fees: who pays what, and when. Only the federation edits it. */
export const mutationParameter = entity('mutation-parameter', {
  path: '/mutation_parameters',
  label: 'Paramètre de mutation',
  represent: '${type} (${season.name})',
  access: { module: 'licences' },
  fields: {
    season: reference('Saison', 'season', { required: true }),
    type: choice('Type', { ordinary: 'Ordinaire', exceptional: 'Exceptionnelle' }, { required: true }),
    startDate: date('Date de début', { required: true }),
    endDate: date('Date de fin', { required: true, notBefore: 'startDate' }),
    gender: choice('Sexe', { M: 'Masculin', F: 'Féminin' }),
    pointsMin: int('Points minimum', { from: 0 }),
    pointsMax: int('Points maximum', { from: 0 }),
    numberedMin: int('N° minimum', { from: 1 }),
    numberedMax: int('N° maximum', { from: 1 }),
    categories: referentials('Catégories', 'AgeCategory'),
    federationShare: cents('Part fédération', { required: true }),
    leagueShare: cents('Part ligue', { required: true }),
    committeeShare: cents('Part comité', { required: true }),
    leftClubDelay: int('Délai club quitté (j)', { from: 0, default: 15 }),
    motive: referential('Motif', 'MutationMotive'),
    proListed: bool('Liste Pro seulement', { default: false }),
  },
});
