import { sql } from './sql.ts';
import { createHash } from 'node:crypto';
import type { FileDraft, NewFile } from '../model/fileDraft.ts';
import type { StoredFile } from '../model/storedFile.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import type { Database } from './database.ts';
import type { DatedStore } from './store.ts';

/** Files by key, without their content; keys of none are left out. */
export const findFiles = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredFile>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Omit<StoredFile, 'dateCreated'> & { dateCreated: string | Date }>(
    sql`select id, owner_table as "ownerTable", owner_id as "ownerId", field, original_filename as "originalFilename",
      mime_type as "mimeType", size, hash, name, description, public, date_created as "dateCreated"
      from files where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
  return new Map(rows.map((row) => [row.id, { ...row, dateCreated: new Date(row.dateCreated) }]));
};

export const readContent = async (db: Database, id: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const [row] = await db.query<{ content: string }>(
    sql`select encode(content, 'base64') as content from files where id = ${id}::int`,
  );
  return row && new Uint8Array(Buffer.from(row.content, 'base64'));
};

/**
 * Makes the files of a field those of the draft, in its order; others that were there go.
 * @returns false, with nothing changed, when the draft keeps a file that the field does not have
 */
export const writeFiles = async (
  context: Pick<DatedStore, 'db' | 'clock'>,
  entity: ResolvedEntity,
  owner: number,
  field: string,
  drafts: readonly FileDraft[],
): Promise<boolean> => {
  const { db } = context;
  const there = sql`owner_table = ${entity.table}::text and owner_id = ${owner}::int and field = ${field}::text`;
  const present = await db.query<{ id: number }>(sql`select id from files where ${there} for update`);
  const kept = drafts.flatMap((draft) => ('id' in draft ? [draft.id] : []));
  if (new Set(kept).size < kept.length || !kept.every((id) => present.some((row) => row.id === id)))
    return false;
  await db.query(
    sql`delete from files where ${there} and not (to_jsonb(id) <@ ${JSON.stringify(kept)}::jsonb)`,
  );
  for (const [position, draft] of drafts.entries())
    if ('id' in draft)
      await db.query(sql`update files set position = ${position}::int where id = ${draft.id}::int`);
    else await insertFile(context, { entity, owner, field, position }, draft);
  return true;
};

interface Place {
  readonly entity: ResolvedEntity;
  readonly owner: number;
  readonly field: string;
  readonly position: number;
}

const insertFile = async (
  { db, clock }: Pick<DatedStore, 'db' | 'clock'>,
  { entity, owner, field, position }: Place,
  file: NewFile,
): Promise<void> => {
  const hash = createHash('sha256').update(file.content).digest('hex').slice(0, 32);
  await db.query(
    sql`insert into files (owner_table, owner_id, field, position, original_filename, mime_type, size, hash, content,
        name, description, public, date_created)
      values (${entity.table}, ${owner}::int, ${field}, ${position}::int, ${file.originalFilename}, ${file.mimeType},
        ${file.content.byteLength}::int, ${hash}, decode(${Buffer.from(file.content).toString('base64')}, 'base64'),
        ${file.name}, ${file.description}, ${file.public}::boolean, ${clock().toISOString()}::timestamptz)`,
  );
};

/** Deletes all files of a record. */
export const removeFiles = async (db: Database, entity: ResolvedEntity, owner: number): Promise<void> => {
  const hasFiles = Object.values(entity.fields).some((field) => field.kind === 'file');
  if (hasFiles)
    await db.query(
      sql`delete from files where owner_table = ${entity.table}::text and owner_id = ${owner}::int`,
    );
};

/** The entity whose field contains a file; undefined for one that the declarations no longer have. */
export const ownerOf = (model: Model, { ownerTable, field }: StoredFile): ResolvedEntity | undefined =>
  [...model.entities.values()].find(
    (entity) => entity.table === ownerTable && entity.fields[field]?.kind === 'file',
  );
