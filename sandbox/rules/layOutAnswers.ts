import { sql } from '../storage/sql.ts';
import { insertMany } from '../storage/records.ts';
import { ViolationsError } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

/** Names of tables and columns, but for `entity` and the two fields. */
interface Questionnaire {
  /** The record that is filled in, and its column of the form or label with the questions. */
  readonly sheet: string;
  readonly source: string;
  /** The questions, in their order, with the same column. */
  readonly questions: string;
  /** The answers: their entity, their table, and their fields of the record and of the question. */
  readonly entity: string;
  readonly answers: string;
  readonly holder: string;
  readonly question: string;
  /** Initial values of an answer. */
  readonly blank?: Values;
  /** Said where an answer is to another question, or the second to one. */
  readonly stray: string;
}

/** Gives a record an answer to each of its questions, once and in its order. */
export const layOutAnswers = async (
  { sheet, source, questions, entity, answers, holder, question, blank = {}, stray }: Questionnaire,
  id: number,
  { context, viewer }: Tools,
): Promise<void> => {
  const { db, model } = context;
  const [of, to, by] = [`${holder}_id`, `${question}_id`, source].map((name) => sql.identifier(name));
  const [sheets, expected, given] = [sheet, questions, answers].map((name) => sql.identifier(name));
  const strays = await db.query(sql`select 1 from ${given} r join ${sheets} s on s.id = r.${of}
    left join ${expected} q on q.id = r.${to} and q.${by} = s.${by}
    where s.id = ${id}::int group by r.${to} having count(*) > 1 or bool_or(q.id is null)`);
  if (strays.length > 0) throw new ViolationsError([violate('answers', stray)]);
  const open = await db.query<{ id: number }>(sql`select q.id from ${sheets} s
    join ${expected} q on q.${by} = s.${by}
    where s.id = ${id}::int and not exists (select 1 from ${given} where ${of} = s.id and ${to} = q.id)`);
  await insertMany(
    context,
    model.entity(entity),
    open.map((one) => ({ ...blank, [question]: one.id, [holder]: id })),
    viewer.account,
  );
  await db.query(sql`update ${given} r set position = q.position from ${expected} q
    where q.id = r.${to} and r.${of} = ${id}::int`);
};
