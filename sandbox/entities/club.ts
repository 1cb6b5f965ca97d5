import { entity } from '../model/entity.ts';
import { inverse, reference, references, referential, referentials } from '../model/relationFields.ts';
import { choice, date, int, string, text } from '../model/scalarFields.ts';
import { publicOrganizationFields } from './organization.ts';
import { coordinates } from './fieldGroups.ts';

/**
 * Two digits of league, two characters of department (overseas: 9 and a letter), a sequence of four.
 */
const clubNumberPattern = /^\d{2}(\d{2}|2[AB]|9[A-Z])\d{4}$/;

/** A club. Fields decided by the federation are read-only here. */
export const club = entity('club', {
  path: '/clubs',
  label: 'Club',
  extends: 'organization',
  represent: '${name}',
  access: {
    module: 'club',
    action: 'club.informations',
    owners: ['id'],
    writable: ['PUT'],
    // Where the mail of a club goes decides who can act in its name.
    sensitive: ['PUT'],
    publicFields: [...publicOrganizationFields, 'shortLabel', 'clubType', 'committee', 'league'],
    anonymous: 'graphql',
  },
  fields: {
    identifier: string('Numéro de club', {
      required: true,
      max: 10,
      unique: true,
      readOnly: true,
      pattern: clubNumberPattern,
    }),
    shortLabel: string('Libellé résultats', { required: true, max: 30, help: '30 caractères au plus' }),
    clubType: referential('Type de club', 'ClubType', { required: true, readOnly: true }),
    committee: reference('Comité', 'committee', { required: true, readOnly: true }),
    league: reference('Ligue', 'league', { required: true, readOnly: true }),
    affiliationState: choice(
      'Affiliation',
      { toRenew: 'À renouveler', inProgress: 'En cours', validated: 'Validée', closed: 'Fermé' },
      { required: true, readOnly: true, default: 'toRenew' },
    ),
    firstAffiliationDate: date('Première affiliation', { required: true, readOnly: true, past: true }),
    lastAffiliationDate: date('Dernière affiliation', { readOnly: true, notBefore: 'firstAffiliationDate' }),
    foundationDate: date('Date de création', { past: true }),
    prefectureNumber: string('N° préfecture (RNA)', {
      max: 10,
      pattern: /^W\d{9}$/,
      help: 'Répertoire national des associations\u00a0: W suivi de 9 chiffres',
    }),
    approvalNumber: string('N° agrément', { max: 30 }),
    colors: string('Couleurs', { max: 50 }),
    affinityFederations: references('Fédérations affinitaires', 'federation'),
    practiceForms: referentials('Formes de pratique', 'PracticeForm'),
    hosting: referentials('Publics accueillis', 'HostedPublic'),
    openingHours: text('Créneaux'),
    numberOfMembers: int('Nombre d’adhérents', { from: 0 }),
    ...coordinates,
    description: text('Présentation', { max: 2000 }),
    clubSportHalls: inverse('Salles', 'club-sport-hall', 'club'),
    employments: inverse('Emplois', 'contract', 'organization'),
  },
});
