import type { ResolvedEntity } from '../model/model.ts';

/** Root field of a collection: `/club_memberships` is `clubMemberships`. */
export const toCollectionName = ({ path }: ResolvedEntity): string => camel(path.slice(1), '_');

/** Root field of one record: `club-membership` is `clubMembership`; words without plural have only the collection. */
export const toItemName = ({ name }: ResolvedEntity): string => camel(name, '-');

const camel = (text: string, separator: string): string =>
  text
    .split(separator)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
