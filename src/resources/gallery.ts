import type { Gallery } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

/** Every kind of field on one screen; its sections are the groups of the description. */
export default defineResource<Gallery>({
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
});
