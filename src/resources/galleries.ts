import type { Gallery } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

/** Every kind of field on one screen; its sections are the groups of the description. */
export const galleries = {
  name: 'galleries',
  texts: {
    name: 'Galerie |||| Galeries',
    create: 'Nouvelle galerie',
  },
  recordRepresentation: ['title'],
  files: 'form',
  right: { module: 'club', action: 'club.resources' },
  list: {
    columns: ['title', 'code', 'status', 'openingDate', 'price', 'venue.name', 'curator', 'days'],
    sort: ['title'],
    filters: ['title', 'status', 'days', 'openingDate', 'seats', 'accessible', 'curator', 'season'],
    scope: ['club'],
  },
  form: { layout: 'tabs', createLayout: 'steps' },
  fields: {
    content: { as: 'richText' },
    phone: { as: 'phone' },
    color: { as: 'color' },
    licenceNumber: { as: 'licenceNumber' },
    price: { as: 'currency' },
    discount: { as: 'currency' },
    'lines.amount': { as: 'currency' },
    occupancy: { as: 'percentage' },
    year: { as: 'year' },
    licence: { options: { search: 'person.familyName', follows: { person: 'curator', season: 'season' } } },
  },
} as const satisfies Resource<Gallery>;
