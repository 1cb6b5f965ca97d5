import type { Transport } from '../http/createTransport.ts';
import type { Season } from '../rules/season.ts';
import { isObject, isTrue, toText } from '../schema/read.ts';
import { idOf } from '../lib/iri.ts';
import { toHydraDocument } from './toHydraDocument.ts';

/** Every season, latest first; entries without identity or dates are left out. */
export const fetchSeasons = async (
  transport: Transport,
  signal?: AbortSignal,
): Promise<readonly Season[]> => {
  const { body } = await transport.request('/api/seasons?itemsPerPage=100&order[startDate]=desc', {
    method: 'GET',
    ...(signal ? { signal } : {}),
  });
  const { member } = toHydraDocument(body);
  return Array.isArray(member) ? member.flatMap(toSeason) : [];
};

export const toSeason = (raw: unknown): Season[] => {
  if (!isObject(raw)) return [];
  const [iri, name, startDate, endDate] = [raw['@id'], raw.name, raw.startDate, raw.endDate].map(toText);
  const id = idOf(iri);
  if (!iri || id === null || !startDate || !endDate) return [];
  return [
    {
      '@id': iri,
      id,
      name: name ?? '',
      startDate,
      endDate,
      dateModified: toText(raw.dateModified),
      current: isTrue(raw.current),
    },
  ];
};
