import type { Row } from '../model/entity.ts';
import type { Field } from '../model/field.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Actor } from '../model/states.ts';
import { flagOf } from './actorFlags.ts';

/** Why nobody, or not this viewer, may change and delete a record in its state, although it has the right. */
export interface Hold {
  /** Nobody may: an end, or a step that others are to take. */
  readonly isClosed: boolean;
  readonly sentence: string;
}

/** The hold of a record's state on its viewer; null where it is free to edit. `row` carries the flags of the actors. */
export const holdOf = (entity: ResolvedEntity, row: Row): Hold | null => {
  const { field = '', edits } = entity.states ?? {};
  if (!edits) return null;
  const state = String(row[field]);
  const actors = Object.hasOwn(edits, state) ? [edits[state] ?? []].flat() : [];
  if (actors.some((actor) => row[flagOf(actor)] === true)) return null;
  const at = `À l’état «\u202f${labelOf(entity.fields[field], state)}\u202f», cet enregistrement`;
  if (actors.length === 0)
    return { isClosed: true, sentence: `${at} ne peut plus être ni modifié ni supprimé.` };
  return {
    isClosed: false,
    sentence: `${at} ne peut être modifié ou supprimé que par\u00a0: ${namesOf(entity, actors, row)}.`,
  };
};

const labelOf = (field: Field | undefined, state: string): string =>
  (field?.kind === 'scalar' ? field.choices : undefined)?.find(({ value }) => String(value) === state)
    ?.label ?? state;

/** The actors in words: `club d’accueil, l'instance (Ligue)`. */
export const namesOf = (entity: ResolvedEntity, actors: Actor | readonly Actor[], row: Row): string =>
  [actors]
    .flat()
    .map((actor) => nameOf(entity, actor, row))
    .join(', ');

const NAMES = { club: 'le club', above: 'l’instance', federation: 'la fédération' } as const;

/** A club behind a field is known by the label of that field. */
const nameOf = (entity: ResolvedEntity, actor: Actor, row: Row): string => {
  if (typeof actor === 'string') return NAMES[actor];
  if ('level' in actor)
    return `${NAMES.above} (${labelOf(entity.fields[actor.level], String(row[actor.level]))})`;
  const field = entity.fields[actor.club.split('.')[0] ?? ''];
  return field ? field.label.toLowerCase() : NAMES.club;
};
