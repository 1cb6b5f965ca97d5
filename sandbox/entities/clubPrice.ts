import { entity } from '../model/entity.ts';
import { referential } from '../model/relationFields.ts';
import { cents } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

/** Price of a type of licence in a club, for one age category or for all. */
export const clubPrice = entity('club-price', {
  path: '/club_prices',
  label: 'Tarif du club',
  represent: '${licenceType.name}',
  access: { module: 'club', action: 'club.settings', owners: ['settings.club'] },
  fields: {
    licenceType: referential('Type de licence', 'LicenceType', { required: true }),
    category: referential('Catégorie', 'AgeCategory'),
    amount: cents('Montant', { required: true }),
    ...rowOf('settings', 'Paramètres du club', 'settings-club'),
  },
});
