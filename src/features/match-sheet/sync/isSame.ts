import { isObject } from '../../../schema/read.ts';

/** Whether two JSON values are the same, whatever the order of their keys; a missing key is as good as null. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key]),
    );
  return (one ?? null) === (other ?? null);
};
