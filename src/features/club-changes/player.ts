import { wordsOf } from '../../lib/text.ts';

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
