import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { iriOf } from '../../lib/iri.ts';
import { wordsOf } from '../../lib/text.ts';
import { isObject, isTrue, toList, toNumber, toText } from '../../schema/read.ts';

/** A player of any club, as far as others may read. */
export interface Player {
  readonly identifier: string;
  readonly name: string;
  readonly gender: string;
  readonly clubName: string;
  readonly points: number;
  readonly isNumbered: boolean;
  readonly nationalRank: number | null;
  /** Code of the age category. */
  readonly category: string | null;
  readonly isOwn: boolean;
  readonly isOfSameCommittee: boolean;
  readonly isOfSameLeague: boolean;
  readonly isChanging: boolean;
  /** Season (IRI) and code of the type of each licence. */
  readonly licences: readonly { readonly season: string | null; readonly type: string }[];
  /** Seasons (IRIs) of the mutations that were accepted. */
  readonly mutations: readonly unknown[];
}

const NUMBER = /^(\d{2}|2[AB]|9[A-Z])\d{3,6}$/;

/** Fewer letters name half the country. */
const LEAST = 3;

/** Search terms: a complete number, or family and given name; null for less. */
export const toSearch = (typed: string): { readonly identifier: string } | { readonly q: string } | null => {
  const text = typed.trim();
  if (NUMBER.test(text.toUpperCase())) return { identifier: text.toUpperCase() };
  const words = wordsOf(text);
  return words.filter((word) => word.length >= LEAST).length >= 2 ? { q: words.join(' ') } : null;
};

/** Searches licensed players for the requesting club (IRI), a few at most. */
export const searchPlayers = async (
  provider: AppDataProvider,
  typed: string,
  club: string,
  signal: AbortSignal,
): Promise<readonly Player[]> => {
  const search = toSearch(typed);
  if (!search) return [];
  const { data } = await provider.getList('/read/players', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter: { ...search, club },
    signal,
  });
  return data.flatMap(toPlayer);
};

const toPlayer = (raw: unknown): Player[] => {
  if (!isObject(raw)) return [];
  const identifier = toText(raw.identifier);
  if (identifier === null) return [];
  return [
    {
      identifier,
      name: [toText(raw.familyName), toText(raw.givenName)].filter(Boolean).join(' '),
      gender: toText(raw.gender) ?? '',
      clubName: toText(raw.clubName) ?? '',
      points: toNumber(raw.points) ?? 500,
      isNumbered: isTrue(raw.isNumbered),
      nationalRank: toNumber(raw.nationalRank),
      category: toText(raw.category),
      isOwn: isTrue(raw.isOwn),
      isOfSameCommittee: isTrue(raw.isOfSameCommittee),
      isOfSameLeague: isTrue(raw.isOfSameLeague),
      isChanging: isTrue(raw.isChanging),
      licences: toList(raw.licences).flatMap((one) => {
        const type = isObject(one) ? toText(one.type) : null;
        return isObject(one) && type !== null ? [{ season: iriOf(one.season), type }] : [];
      }),
      mutations: toList(raw.mutations),
    },
  ];
};
