import { toList, toMap } from './read.ts';

/** Members of a collection, whichever version of the server wrote it. */
export const fromCollection = (body: unknown): readonly unknown[] => {
  const collection = toMap(body);
  return toList(collection['hydra:member'] ?? collection.member);
};
