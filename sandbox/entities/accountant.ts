import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { bool, choice, fact, int } from '../model/scalarFields.ts';
import { contactPointField } from './contactPointField.ts';
import { period } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** The holder of a function in a structure, such as the correspondent of a club. */
export const accountant = entity('accountant', {
  path: '/accountants',
  label: 'Titulaire de fonction',
  twins: 'answered',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('persons', 'persons.functions', ['organization']),
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    organization: reference('Structure', 'organization', { required: true, createOnly: true }),
    function: reference('Fonction', 'accountant-function', { required: true }),
    internal: bool('Interne', { required: true, default: true }),
    ...period,
    season: reference('Saison', 'season'),
    email: contactPointField('Courriel', 'EMAIL'),
    phone: contactPointField('Téléphone', 'MOBILE'),
    order: int('Ordre', { from: 0 }),
    signatory: bool('Signataire', { default: false }),
    state: choice('État', { current: 'En cours', ended: 'Terminé' }, { default: 'current' }),
    ended: fact('Fonction terminée', 'state', ['ended']),
  },
});
