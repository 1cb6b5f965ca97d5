import { valueAt } from '../../lib/paths.ts';
import { toNumber, toText, type Json } from '../../schema/read.ts';

/** The address of a hall as in a request for a tournament. */
export const toAddress = (hall: unknown): Json => {
  const text = (path: string): string | null => toText(valueAt(hall, path));
  return {
    name: text('name'),
    streetAddress: text('address.streetAddress'),
    disambiguatingDescription: text('address.disambiguatingDescription'),
    postalCode: text('address.postalCode'),
    addressLocality: text('address.addressLocality'),
    latitude: toNumber(valueAt(hall, 'latitude')),
    longitude: toNumber(valueAt(hall, 'longitude')),
  };
};
