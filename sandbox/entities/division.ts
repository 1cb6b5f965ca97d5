import { entity } from '../model/entity.ts';
import { behind, reference, referential } from '../model/relationFields.ts';
import { cents, choice, date, int, json, numberChoice, string, time } from '../model/scalarFields.ts';
import { contestLevels } from './contestLevels.ts';
import { phaseChoices } from './phaseChoices.ts';
import { playDays } from './playDays.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  name: string('Nom / libellé', { required: true, max: 120 }),
  label: string('Libellé public', { max: 120 }),
  contest: reference('Épreuve', 'contest', { required: true, createOnly: true }),
  organization: reference('Structure', 'organization', { required: true, createOnly: true }),
  phase: numberChoice('Phase', phaseChoices, { required: true }),
  level: choice('Niveau', contestLevels, { required: true }),
  order: int('Ordre', { required: true, from: 1 }),
  matchFormat: referential('Formule de rencontre', 'MatchFormat', { required: true }),
  poolSize: int('Équipes par poule', { from: 2, default: 8 }),
  ups: int('Montées', { from: 0 }),
  downs: int('Descentes', { from: 0 }),
  day: choice('Jour', playDays),
  time: time('Heure'),
  preRegistrationEnd: date('Clôture des pré-engagements'),
  resultDeadlineHours: int('Délai de saisie (h)', { from: 0, default: 48 }),
  maxForeigners: int('Étrangers maximum', { from: 0, default: 1 }),
  maxMutated: int('Mutés maximum', { from: 0 }),
  maxWomen: int('Féminines maximum', { from: 0, default: 2 }),
  fee: cents('Tarif'),
  pointsScale: json('Barème de points', { readOnly: true }),
  teams: behind('Équipes', 'team', 'division'),
  tours: behind('Tours', 'tour', 'division'),
};

/** A level of a contest, run by one body, with the rules that its pools share. */
export const division = entity('division', {
  path: '/divisions',
  label: 'Division',
  twins: 'answered',
  represent: '${name}',
  access: {
    ...writtenByClubs('contests', 'contests.teams', ['organization']),
    publicFields: Object.keys(fields),
    anonymous: true,
  },
  fields,
});
