import { entity } from '../model/entity.ts';
import { image } from '../model/fileFields.ts';
import { inverse, reference, referential } from '../model/relationFields.ts';
import { bool, choice, date, string } from '../model/scalarFields.ts';
import { contactPointField } from './contactPointField.ts';
import { postalAddressField } from './postalAddressField.ts';
import { personName } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A member, officer or parent. `club` is the present club: lists and rights of a club go by it. */
export const person = entity('person', {
  path: '/people',
  label: 'Personne',
  twins: 'refused',
  represent: '${familyName} ${givenName}',
  access: {
    ...writtenByClubs('persons', 'persons.list', ['club']),
    masks: {
      label: 'Coordonnées',
      fields: ['mainEmail', 'mainPhone', 'mainAddress', 'mainFax', 'mainPage'],
      minor: ['birthDate'],
    },
  },
  fields: {
    ...personName,
    birthName: string('Nom de naissance', { max: 80 }),
    gender: choice('Sexe', { M: 'Masculin', F: 'Féminin' }, { required: true }),
    birthDate: date('Date de naissance', { required: true, past: true }),
    birthTown: string('Commune de naissance', { max: 100, help: 'Obligatoire pour les dirigeants' }),
    birthCountry: referential('Pays de naissance', 'Country'),
    nationality: referential('Nationalité', 'NationalityCode', { required: true }),
    country: referential('Pays', 'Country'),
    club: reference('Club', 'club', { required: true, createOnly: true }),
    licence: reference('Licence', 'licence', { readOnly: true }),
    mainEmail: contactPointField('Courriel principal', 'EMAIL', { required: true }),
    mainPhone: contactPointField('Téléphone principal', 'MOBILE'),
    mainAddress: postalAddressField('Adresse principale', { required: true }),
    mainFax: contactPointField('Fax', 'FAX'),
    mainPage: contactPointField('Site internet', 'PAGE'),
    legalRepresentative: reference('Représentant légal', 'person', { help: 'Pour les moins de 18 ans' }),
    correspondent: reference('Correspondant', 'person'),
    imageConsent: bool('Droit à l’image', { required: true, default: false }),
    partnerOffers: bool('Offres partenaires', { required: true, default: false }),
    newsletter: bool('Lettre d’information', { required: true, default: false }),
    honorabilityCheck: choice(
      'Contrôle d’honorabilité',
      { notConcerned: 'Non concerné', pending: 'En attente', ok: 'Conforme', ko: 'Non conforme' },
      { readOnly: true, default: 'notConcerned' },
    ),
    photo: image('Photo'),
    homonym: bool('Homonyme', {
      default: false,
      help: 'À cocher si une autre personne du même nom est née le même jour',
    }),
    deceased: bool('Décédé(e)', { default: false }),
    licences: inverse('Licences', 'licence', 'person'),
    clubMemberships: inverse('Adhésions', 'club-membership', 'person'),
  },
});
