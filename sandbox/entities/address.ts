import { entity } from '../model/entity.ts';
import { inverse, referential } from '../model/relationFields.ts';
import { bool, string } from '../model/scalarFields.ts';
import { coordinates, holderFields } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/**
 * A postal address. It belongs to the clubs of the person or structure that uses it: as the main one, born with them,
 * or besides, named by `person` or `organization`.
 */
export const address = entity('address', {
  path: '/addresses',
  label: 'Adresse',
  twins: 'answered',
  represent: '${streetAddress}, ${postalCode} ${addressLocality}',
  access: {
    ...writtenByClubs('persons', 'persons.details', [
      'persons.club',
      'organizations.id',
      'person.club',
      'organization',
    ]),
    reach: 'atClub',
    masks: {
      label: 'Adresse',
      fields: ['streetAddress', 'disambiguatingDescription', 'latitude', 'longitude'],
      minor: ['persons.birthDate', 'person.birthDate'],
    },
  },
  fields: {
    streetAddress: string('N° et voie', { required: true, max: 255 }),
    disambiguatingDescription: string('Complément', { max: 255 }),
    postalCode: string('Code postal', { required: true, max: 10, pattern: /^\d{5}$/, help: '5 chiffres' }),
    addressLocality: string('Ville', { required: true, max: 100 }),
    addressCountry: referential('Pays', 'Country'),
    name: string('Nom / libellé', { max: 100 }),
    areaServed: string('Zone desservie', { max: 100 }),
    main: bool('Principale', { required: true, default: false }),
    ...coordinates,
    atClub: bool('Atteint un club', { default: false, hidden: true }),
    ...holderFields,
    persons: inverse('Personnes', 'person', 'mainAddress', { hidden: true }),
    organizations: inverse('Structures', 'organization', 'mainAddress', { hidden: true }),
  },
});
