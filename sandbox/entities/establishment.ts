import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, date, string } from '../model/scalarFields.ts';
import { contactPointField } from './contactPointField.ts';
import { postalAddressField } from './postalAddressField.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A legal site of a structure, with a number of its own in the register of companies. */
export const establishment = entity('establishment', {
  path: '/establishments',
  label: 'Établissement',
  twins: 'refused',
  represent: '${name}',
  access: writtenByClubs('club', 'club.establishments', ['organization']),
  fields: {
    organization: reference('Structure', 'organization', { required: true, createOnly: true }),
    name: string('Nom', { required: true, max: 100 }),
    siret: string('SIRET', { required: true, exact: 14, max: 14, pattern: /^\d{14}$/, help: '14 chiffres' }),
    ape: string('Code APE', { max: 5, pattern: /^\d{4}[A-Z]$/ }),
    address: postalAddressField('Adresse', { required: true }),
    main: bool('Principal', { required: true, default: false }),
    openingDate: date('Date d’ouverture'),
    closingDate: date('Date de fermeture', { notBefore: 'openingDate' }),
    phone: contactPointField('Téléphone', 'PHONE'),
    email: contactPointField('Courriel', 'EMAIL'),
    kind: referential('Type', 'EstablishmentType'),
  },
});
