import { toWords } from '../http/limits.ts';
import type { Condition } from '../model/condition.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { startsAWord } from './select.ts';

/**
 * Condition of `q` on the records of a collection: each word in one of its texts, in the name of one of its referentials,
 * or in a choice as it is read.
 * @throws RequestFailure 400 on more words, or longer ones, than a name has
 */
export const toSearchCondition = ({ fields }: ResolvedEntity, q: string): Condition => ({
  all: toWords(q).map((word) => ({
    any: Object.entries(fields).flatMap(([name, field]): Condition[] => {
      if (field.kind === 'reference' && field.referential !== undefined) return [has(`${name}.name`, word)];
      if (field.kind !== 'scalar') return [];
      if (field.type === 'string' || field.type === 'text') return [has(name, word)];
      const meant = (field.choices ?? []).filter(({ label }) => startsAWord(label, word));
      return meant.length > 0
        ? [{ path: name, test: { is: 'exact', values: meant.map(({ value }) => value) } }]
        : [];
    }),
  })),
});

const has = (path: string, word: string): Condition => ({ path, test: { is: 'match', values: [word] } });
