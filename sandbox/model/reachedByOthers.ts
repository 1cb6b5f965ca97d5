import type { Condition } from './condition.ts';
import type { Model, ResolvedEntity } from './model.ts';
import { resolvePath } from './resolvePath.ts';

interface Reached {
  /** One of `access.owners`. */
  readonly path: string;
  readonly reachesClub: Condition;
}

/** The paths to an owner that begin at whoever has the record as its own, and when each ends at a club. */
export const reachedByOthers = (model: Model, entity: ResolvedEntity): Reached[] =>
  entity.access.owners.flatMap((path): Reached[] => {
    const [first, ...rest] = path.split('.');
    if (entity.fields[first ?? '']?.kind !== 'inverse') return [];
    const end = resolvePath(model, entity, path.replace(/\.id$/, ''))?.at(-1)?.field;
    const isClub = end !== undefined && 'target' in end && end.target === 'club';
    return [
      {
        path,
        reachesClub: isClub
          ? { path, test: { is: 'exists', value: true } }
          : {
              path: [first, ...rest.slice(0, -1), 'type'].join('.'),
              test: { is: 'exact', values: ['club'] },
            },
      },
    ];
  });
