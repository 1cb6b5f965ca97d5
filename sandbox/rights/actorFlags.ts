import { LEVEL } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Actor } from '../model/states.ts';
import type { Condition } from '../model/condition.ts';
import { clubsBeneath, clubsWith, holdsModule } from './scopeOf.ts';
import type { Viewer } from './viewer.ts';

/** Name of the column that says whether the viewer of a row is this actor. */
export const flagOf = (actor: Actor): string =>
  typeof actor === 'string' ? `@${actor}` : 'club' in actor ? `@club ${actor.club}` : `@level ${actor.level}`;

/** For every actor of an entity's process, the records in which the viewer is that actor. */
export const actorFlags = (
  entity: ResolvedEntity,
  viewer: Viewer | null,
): Readonly<Record<string, Condition>> => {
  if (!entity.states) return {};
  const { next, edits = {} } = entity.states;
  const actors = [...Object.values(next), edits].flatMap((steps) => Object.values(steps).flat());
  return Object.fromEntries(
    actors.map((actor) => [
      flagOf(actor),
      viewer && holdsModule(viewer, entity.access.module) ? toCondition(entity, viewer, actor) : NEVER,
    ]),
  );
};

const NEVER: Condition = { any: [] };

const KINDS = ['committee', 'league', 'federation'];

const toCondition = (entity: ResolvedEntity, viewer: Viewer, actor: Actor): Condition => {
  const { owners } = entity.access;
  if (actor === 'club') return among(owners, clubsWith(entity, viewer, 'PUT'));
  if (actor === 'above') return among(owners, clubsBeneath(entity, viewer, LEVEL.validate));
  if (actor === 'federation')
    return among(owners, clubsBeneath(entity, viewer, LEVEL.validate, 'federation'));
  if ('club' in actor) return among([actor.club], clubsWith(entity, viewer, 'PUT'));
  return {
    any: KINDS.map((kind) => ({
      all: [
        { path: actor.level, test: { is: 'exact', values: [kind] } },
        among(owners, clubsBeneath(entity, viewer, LEVEL.validate, kind)),
      ],
    })),
  };
};

const among = (paths: readonly string[], clubs: readonly number[]): Condition =>
  clubs.length === 0 ? NEVER : { any: paths.map((path) => ({ path, test: { is: 'exact', values: clubs } })) };
