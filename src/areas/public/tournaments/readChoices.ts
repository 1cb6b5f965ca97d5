import { toApiPath } from '../../../lib/iri.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';
import { toList, toMap, toNumber, toText } from '../../../schema/read.ts';
import type { Reader } from '../useRead.ts';
import type { KnownNames } from './FilterChips.tsx';

/** The leagues, committees and licence types to choose among, by the number or code that a filter takes. */
export const readChoices = async ({ get }: Reader): Promise<KnownNames> => {
  const read = async (path: string, key: string): Promise<ReadonlyMap<string, string>> => {
    const pairs = fromCollection(await get(toApiPath(path))).flatMap((member): [string, string][] => {
      const [code, name] = [toText(toMap(member)[key]), toText(toMap(member).name)];
      return code === null || name === null ? [] : [[code, name]];
    });
    return new Map(pairs);
  };
  const [leagues, committees, licenceTypes] = await Promise.all([
    read('/leagues?itemsPerPage=200&order[name]=asc', 'identifier'),
    read('/committees?itemsPerPage=200&order[name]=asc', 'identifier'),
    read('/referentials?type=LicenceType&itemsPerPage=50&order[position]=asc', 'code'),
  ]);
  return { leagues, committees, licenceTypes };
};

/** Towns with a known position whose name starts with the typed text: `Vaires-sur-Marne (77360)` at `48.87,2.64`. */
export const readTowns = async ({ get }: Reader, typed: string) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ name: typed }), range: '[0,99]' });
  return toList(await get(toApiPath(`/read/towns?${query}`))).flatMap((raw) => {
    const { name, postalCode, latitude, longitude } = toMap(raw);
    const [lat, lon] = [toNumber(latitude), toNumber(longitude)];
    const label = `${toText(name) ?? ''} (${toText(postalCode) ?? ''})`;
    return lat === null || lon === null ? [] : [{ label, near: `${lat},${lon}` }];
  });
};
