import { entity } from '../model/entity.ts';
import { reference, referentials } from '../model/relationFields.ts';
import { date, float, string } from '../model/scalarFields.ts';
import { period } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** The technical share of somebody's work for a structure. */
export const technicalEmployment = entity('technical-employment', {
  path: '/technical_employments',
  label: 'Emploi technique',
  twins: 'answered',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('club', 'club.employments', ['organization']),
  fields: {
    contract: reference('Contrat', 'contract'),
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    organization: reference('Structure', 'organization', { required: true, createOnly: true }),
    diploma: reference('Diplôme', 'graduation'),
    missions: referentials('Missions', 'TechnicalMission', { required: true, minCount: 1 }),
    hoursPerWeek: float('Heures techniques par semaine', { required: true, from: 0, to: 48 }),
    professionalCard: string('Carte professionnelle', { max: 20 }),
    professionalCardEnd: date('Fin de carte professionnelle'),
    ...period,
    season: reference('Saison', 'season', { required: true }),
  },
});
