import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';

/** Who holds a function in a club: its correspondent is one. */
export const accountant = entity('accountant', {
  path: '/accountants',
  label: 'Titulaire de fonction',
  represent: '${person.familyName} ${person.givenName}',
  access: { module: 'persons', action: 'persons.functions', owners: ['club'] },
  fields: {
    person: reference('Personne', 'person', { required: true }),
    club: reference('Club', 'club', { required: true, createOnly: true }),
  },
});
