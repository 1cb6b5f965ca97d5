import { entity } from '../model/entity.ts';
import { bool, choice, int, string } from '../model/scalarFields.ts';

/** A function that somebody can hold, inside the federation or outside it. Only the federation edits the list. */
export const accountantFunction = entity('accountant-function', {
  path: '/accountant_functions',
  label: 'Fonction',
  represent: '${name}',
  fields: {
    code: string('Code', { required: true, max: 30, unique: true }),
    name: string('Nom / libellé', { required: true, max: 80 }),
    scope: choice(
      'Portée',
      {
        club: 'Club',
        committee: 'Comité',
        league: 'Ligue',
        zone: 'Zone',
        federation: 'Fédération',
        external: 'Externe',
      },
      { required: true },
    ),
    mandatory: bool('Obligatoire', { default: false }),
    unique: bool('Un seul titulaire', { default: false }),
    licenceRequired: bool('Licence requise', { default: false }),
    order: int('Ordre', { from: 0 }),
  },
});
