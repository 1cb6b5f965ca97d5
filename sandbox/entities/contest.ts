import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { behind, reference, referential, referentials } from '../model/relationFields.ts';
import { bool, cents, choice, date, float, int, string } from '../model/scalarFields.ts';
import { contestGenders } from './contestGenders.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  name: string('Nom / libellé', { required: true, max: 120 }),
  shortName: string('Nom court', { max: 40 }),
  kind: choice(
    'Type',
    {
      E: 'Championnat par équipes',
      H: 'Autre épreuve par équipes',
      C: 'Critérium fédéral',
      I: 'Épreuve individuelle',
    },
    { required: true },
  ),
  type: choice('Participation', { team: 'Par équipes', individual: 'Individuel' }, { readOnly: true }),
  organization: reference('Structure', 'organization', { required: true, createOnly: true }),
  season: reference('Saison', 'season', { required: true, createOnly: true }),
  gender: choice('Sexe', contestGenders, { required: true }),
  categories: referentials('Catégories', 'AgeCategory'),
  licenceTypes: referentials('Types de licence admis', 'LicenceType'),
  coefficient: float('Coefficient', { required: true, from: 0, default: 1 }),
  startDate: date('Date de début'),
  endDate: date('Date de fin', { notBefore: 'startDate' }),
  matchFormat: referential('Formule de rencontre', 'MatchFormat'),
  bestOf: int('Au meilleur de (manches)', { from: 1, to: 7, default: 5 }),
  phases: int('Nombre de phases', { from: 1, to: 3 }),
  regulation: file('Règlement', { mimeTypes: ['application/pdf'] }),
  engagementStart: date('Début des engagements'),
  engagementEnd: date('Fin des engagements', { notBefore: 'engagementStart' }),
  engagementFee: cents('Droit d’engagement'),
  public: bool('Public', { required: true, default: true }),
  state: choice(
    'État',
    { draft: 'Brouillon', open: 'Ouvert', running: 'En cours', closed: 'Clos' },
    { required: true, default: 'draft' },
  ),
  teams: behind('Équipes', 'team', 'contest'),
  divisions: behind('Divisions', 'division', 'contest'),
};

/** A competition of a season: what clubs enter teams or players for. `type` follows from `kind`. */
export const contest = entity('contest', {
  path: '/contests',
  label: 'Épreuve',
  twins: 'answered',
  represent: '${name}',
  access: {
    ...writtenByClubs('contests', 'contests.teams', ['organization']),
    publicFields: Object.keys(fields),
    anonymous: true,
  },
  fields,
});
