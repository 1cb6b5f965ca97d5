import type { Question } from './query.ts';
import { isRefusal } from './toGraphqlError.ts';

/** Fields that the server does not know, each by its collection and path. */
type UnknownFields = Set<string>;

const fieldKey = ({ parts }: Question, path: string): string => `${parts.collection} ${path}`;

/** The question without what the server is known not to know. */
export const withoutUnknown = (question: Question, unknown: UnknownFields): Question =>
  withoutOptional(question, (path) => unknown.has(fieldKey(question, path)));

/** The question without those of its optional fields and conditions, or without all of them. */
export const withoutOptional = (
  { name, parts }: Question,
  isLeftOut: (path: string) => boolean = () => true,
): Question => {
  const left = new Set(parts.optional.filter(isLeftOut));
  return {
    name,
    parts: {
      ...parts,
      select: parts.select.filter((path) => !left.has(path)),
      where: parts.where.filter(({ path }) => !left.has(path)),
      optional: parts.optional.filter((path) => !left.has(path)),
    },
  };
};

/**
 * Remembers the optional fields that a refusal names (`Cannot query field "open" on type "LicenceMutation".`), or
 * all of them where it names none. False when there is nothing to leave out.
 */
export const noteUnknown = (question: Question, error: unknown, unknown: UnknownFields): boolean => {
  if (!isRefusal(error)) return false;
  const { optional } = question.parts;
  const named = optional.filter((path) =>
    [...path.replaceAll('[]', '').split('.'), path.replaceAll('.', '_')].some((name) =>
      error.message.includes(`"${name}"`),
    ),
  );
  const refused = named.length > 0 ? named : optional;
  for (const path of refused) unknown.add(fieldKey(question, path));
  return refused.length > 0;
};
