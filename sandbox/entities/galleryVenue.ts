import { entity } from '../model/entity.ts';
import { inverse } from '../model/relationFields.ts';
import { int, string, time } from '../model/scalarFields.ts';
import { postalAddressField } from './postalAddressField.ts';

/** The venue of a gallery: an object inside the gallery that contains an object itself. */
export const galleryVenue = entity('gallery-venue', {
  path: '/gallery_venues',
  label: 'Salle de galerie',
  represent: '${name}',
  access: { module: 'club', action: 'club.resources', owners: ['galleries.club'] },
  fields: {
    name: string('Nom de la salle', { required: true, max: 80 }),
    capacity: int('Capacité', { from: 1, to: 20_000 }),
    opensAt: time('Ouvre à'),
    address: postalAddressField('Adresse de la salle'),
    galleries: inverse('Galeries', 'gallery', 'venue', { hidden: true }),
  },
});
