import { entity } from '../model/entity.ts';
import { file, image } from '../model/fileFields.ts';
import { inverse, referential } from '../model/relationFields.ts';
import { bool, date, float, int, string, text } from '../model/scalarFields.ts';
import { postalAddressField } from './postalAddressField.ts';
import { coordinates } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  name: string('Nom de la salle', { required: true, max: 100 }),
  address: postalAddressField('Adresse', { required: true }),
  numberOfTables: int('Nombre de tables', { required: true, from: 1, to: 60 }),
  playingAreas: int('Aires de jeu (12 x 6)', { from: 0, to: 40 }),
  specific: bool('Salle spécifique', { required: true, default: false }),
  height: float('Hauteur (m)', { from: 2.5 }),
  length: float('Longueur', { above: 0 }),
  width: float('Largeur', { above: 0 }),
  lighting: int('Éclairage (lux)', { from: 0 }),
  floor: referential('Sol', 'FloorType'),
  changingRooms: int('Vestiaires', { from: 0 }),
  seats: int('Places assises', { from: 0 }),
  homologationCategory: string('Catégorie', { max: 2, pattern: /^[A-Z]\d$/ }),
  homologationLevel: referential('Niveau d’homologation', 'HomologationLevel'),
  homologationDate: date('Date d’homologation'),
  homologationEndDate: date('Fin d’homologation', { notBefore: 'homologationDate' }),
  accessibility: bool('Accès PMR', { default: false, help: 'Personnes à mobilité réduite' }),
  owner: string('Propriétaire', { max: 100 }),
  ...coordinates,
  plan: file('Plan', { mimeTypes: ['application/pdf', 'image/*'] }),
  photo: image('Photo'),
  comment: text('Commentaire', { max: 2000 }),
};

/**
 * A hall in which one or several clubs play. Everybody may read and choose it; those who use it, and whoever
 * typed it in, may correct it.
 */
export const sportHall = entity('sport-hall', {
  path: '/sport_halls',
  label: 'Salle',
  twins: 'answered',
  represent: '${name}',
  access: {
    ...writtenByClubs('club', 'club.sporthalls', ['clubSportHalls.club', 'creator.person.club']),
    publicFields: Object.keys(fields),
    anonymous: 'graphql',
  },
  fields: { ...fields, clubSportHalls: inverse('Clubs', 'club-sport-hall', 'sportHall', { hidden: true }) },
});
