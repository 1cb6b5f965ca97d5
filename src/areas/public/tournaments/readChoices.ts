import type { Transport } from '../../../http/createTransport.ts';
import { toApiPath } from '../../../lib/iri.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';
import { toList, toMap, toNumber, toText } from '../../../schema/read.ts';
import type { KnownNames } from './toChips.ts';

/** The leagues, committees and licence types to choose among, by the number or code that a filter takes. */
export const readChoices = async (transport: Transport, signal: AbortSignal): Promise<KnownNames> => {
  const read = async (path: string, key: string): Promise<ReadonlyMap<string, string>> => {
    const { body } = await transport.request(toApiPath(path), { signal });
    const pairs = fromCollection(body).flatMap((member): [string, string][] => {
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

export interface PlacedTown {
  /** `Vaires-sur-Marne (77360)` */
  readonly label: string;
  /** `48.87,2.64` */
  readonly near: string;
}

/** Towns with a known position whose name starts with the typed text. */
export const readTowns = async (
  transport: Transport,
  typed: string,
  signal: AbortSignal,
): Promise<readonly PlacedTown[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ name: typed }), range: '[0,99]' });
  const { body } = await transport.request(toApiPath(`/read/towns?${query}`), { signal });
  return toList(body).flatMap((raw): PlacedTown[] => {
    const { name, postalCode, latitude, longitude } = toMap(raw);
    const [lat, lon] = [toNumber(latitude), toNumber(longitude)];
    const label = `${toText(name) ?? ''} (${toText(postalCode) ?? ''})`;
    return lat === null || lon === null ? [] : [{ label, near: `${lat},${lon}` }];
  });
};
