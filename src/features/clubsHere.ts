import { collectionOf } from '../lib/iri.ts';
import type { Value } from '../data/graphql/query.ts';
import { useScope, type ScopeRecord } from '../views/page/ScopeContext.tsx';

/** Relations of a record to its club, or to one of its clubs. */
const TO_CLUB: readonly string[] = ['club', 'clubs', 'leftClub', 'welcomeClub'];

/** Relations that any organization may fill. */
const TO_ORGANIZATION: readonly string[] = ['organization', 'parent'];

/** The relation of a club to an organization above it, by its collection, from the nearest up. The federation is above all. */
const TO_ABOVE: Readonly<Record<string, string>> = {
  '/committees': 'committee',
  '/leagues': 'league',
  '/zones': 'league.parent',
};

/**
 * Path from a club to the organization of the address, which accounts of officials may have rights in: `league`, '' for
 * one that is above all clubs; null where the address names a club.
 */
const aboveOf = (organization: string): string | null => {
  const collection = collectionOf(organization) ?? '/clubs';
  return collection === '/clubs' ? null : (TO_ABOVE[collection] ?? '');
};

/** `league`, of the IRI of a league. */
export const levelOf = (organization: string): string =>
  (collectionOf(organization) ?? '/clubs').slice(1).replace(/s$/, '');

/** Relations that the organization of the address fills; of clubs there is none to fill in above them. */
export const filledBy = (organization: ScopeRecord): Readonly<Record<string, ScopeRecord>> => {
  const above = aboveOf(organization['@id']);
  const names = above === null ? [...TO_CLUB, ...TO_ORGANIZATION] : [...TO_ORGANIZATION, last(above)];
  return Object.fromEntries(names.filter(Boolean).map((name) => [name, organization]));
};

/** Whether the address names a club: neither an organization above the clubs, nor a server without clubs. */
export const useHasClub = (): boolean => useScope(['club'])['club'] !== undefined;

/**
 * How a path to whom a record belongs goes on in a place: `person.club` of a league is `person.club.league`. What any
 * organization may have is that of the league itself or of one beneath, and has a path for each level: any of them may hold.
 * Empty where there is nothing to narrow by: in the federation, and on a server without clubs, which has no `organization`
 * (IRI).
 */
export const pathsIn = (organization: string | undefined, path: string): readonly string[] => {
  if (organization === undefined) return [...TO_CLUB, ...TO_ORGANIZATION].includes(last(path)) ? [] : [path];
  const above = aboveOf(organization);
  if (above === null || !isOwner(last(path))) return [path];
  if (above === '') return [];
  if (isClub(last(path))) return [`${path}.${above}`];
  const levels = 1 + Object.keys(TO_ABOVE).indexOf(collectionOf(organization) ?? '');
  return Array.from({ length: 1 + levels }, (_, level) => path + '.parent'.repeat(level));
};

/** Conditions of a query by which the path to a club keeps to those of the address; none where it cannot be narrowed. */
export const useClubFilter = (): ((path: string) => Readonly<Record<string, Value>>) => {
  const { organization } = useScope(['organization']);
  return (path) => {
    const [here] = pathsIn(organization?.['@id'], path);
    return here !== undefined && organization ? { [here]: organization['@id'] } : {};
  };
};

/** Whether a path is the club of the record itself, which a list of several clubs names. */
export const isClub = (path: string): boolean => TO_CLUB.includes(path);

/** Whether a path is the club, or any other organization, that the record belongs to. */
export const isOwner = (path: string): boolean => isClub(path) || path === 'organization';

const last = (path: string): string => path.split('.').at(-1) ?? '';
