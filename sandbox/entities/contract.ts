import { entity } from '../model/entity.ts';
import { files } from '../model/fileFields.ts';
import { reference, referential, referentials } from '../model/relationFields.ts';
import { choice, date, float, int, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Work contract of a person with a structure. */
export const contract = entity('contract', {
  path: '/contracts',
  label: 'Contrat',
  twins: 'answered',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('club', 'club.employments', ['organization']),
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    organization: reference('Structure', 'organization', { required: true, createOnly: true }),
    type: referential('Type', 'ContractType', { required: true }),
    function: string('Fonction', { required: true, max: 100 }),
    startDate: date('Date de début', { required: true }),
    endDate: date('Date de fin', { notBefore: 'startDate', help: 'Obligatoire pour un CDD' }),
    weeklyHours: float('Heures par semaine', { from: 0, to: 35 }),
    employmentRate: int('Quotité %', { from: 1, to: 100 }),
    classification: referential('Classification', 'ContractGroup'),
    funding: referentials('Financements', 'Funding'),
    files: files('Fichiers', { mimeTypes: ['application/pdf'] }),
    state: choice('État', { current: 'En cours', upcoming: 'À venir', ended: 'Terminé' }),
  },
});
