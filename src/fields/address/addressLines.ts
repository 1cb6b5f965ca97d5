import { toMap, toText } from '../../schema/read.ts';

/** The lines of a postal address as they stand on a French envelope, without those that are empty (R3.167, R3.168). */
export const addressLines = (address: unknown): readonly string[] => {
  const told = toMap(address);
  const part = (name: string): string => toText(told[name])?.trim() ?? '';
  const town = [part('postalCode'), part('addressLocality')].filter((text) => text !== '').join(' ');
  return [part('streetAddress'), part('disambiguatingDescription'), town].filter((line) => line !== '');
};
