import type { Context } from '../rights/context.ts';
import { toFileValue, type StoredFile } from '../model/storedFile.ts';
import { entity, type Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { file } from '../model/fileFields.ts';
import { date, int, string } from '../model/scalarFields.ts';
import { toZoned } from '../model/time.ts';
import { readMany } from '../rights/readMany.ts';
import { clubsWith } from '../rights/scopeOf.ts';
import { visibleScope } from '../rights/visibleScope.ts';
import type { Viewer } from '../rights/viewer.ts';
import { MAX_LIMIT } from '../storage/findMany.ts';
import { findFiles } from '../storage/files.ts';
import { assertClub } from './assertClub.ts';
import { idOf } from './idOf.ts';
import type { ReadModel } from './readModel.ts';
import { select } from './select.ts';

/** Entity -> its fields of files that are papers of a club. What concerns one person is not among them. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  contest: ['regulation'],
  'club-document': ['file'],
  news: ['files'],
  'tournament-request': ['rules', 'engagmentSheet', 'results'],
  'label-application': ['diploma'],
  transaction: ['file'],
};

const document = entity('document', {
  path: '/documents',
  label: 'Document',
  represent: '${title}',
  access: { module: 'club', action: 'club.resources', owners: [] },
  fields: {
    title: string('Titre'),
    category: string('Catégorie'),
    format: string('Format'),
    size: int('Taille (Ko)'),
    date: date('Date'),
    file: file('Fichier'),
  },
});

/** The files of a club and those that the federation publishes, as far as the viewer may read their records. */
export const documents: ReadModel = {
  name: 'documents',
  entity: document,
  find: async ({ filter: { club, ...filter }, ...query }, { context, viewer }) => {
    const id = assertClub(document, viewer, idOf(club));
    const papers = await Promise.all(
      Object.entries(SOURCES).map(([name, fields]) => papersOf(context, viewer, id, name, fields)),
    );
    const all = papers.flat();
    const stored = await findFiles(
      context.db,
      all.map((paper) => paper.id),
    );
    const records = all.flatMap((paper) => {
      const found = stored.get(paper.id);
      return found ? [toRecord(paper, found)] : [];
    });
    return select(records, { ...query, filter });
  },
};

interface Paper {
  /** Key of the file. */
  readonly id: number;
  readonly title: unknown;
  readonly category: string;
}

const papersOf = async (
  context: Context,
  viewer: Viewer | null,
  club: number,
  name: string,
  fields: readonly string[],
): Promise<readonly Paper[]> => {
  const source = context.model.entities.get(name);
  if (!source || viewer === null || visibleScope(source, viewer) === 'forbidden') return [];
  const isOwn = clubsWith(source, viewer, 'read').includes(club);
  // What the federation publishes belongs to no club.
  const isCommon = source.access.publicFields !== undefined && source.access.publicWhen === undefined;
  if (!isOwn && !isCommon) return [];
  const where = isCommon
    ? {}
    : {
        where: {
          any: source.access.owners.map((path) => ({ path, test: { is: 'exact', values: [club] } as const })),
        },
      };
  const { rows } = await readMany(context, viewer, source, {
    ...where,
    order: [],
    limit: MAX_LIMIT,
    offset: 0,
  });
  return rows.flatMap((row) =>
    fields.flatMap((field) =>
      idsOf(row[field]).map((id) => ({
        id,
        title: titleOf(row),
        category:
          categoryOf(source, row) ??
          `${source.label}\u00a0: ${(source.fields[field]?.label ?? field).toLowerCase()}`,
      })),
    ),
  );
};

const idsOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** A paper that says itself what it is. */
const categoryOf = ({ fields }: ResolvedEntity, row: Row): string | undefined => {
  const field = fields['category'];
  const choices = field?.kind === 'scalar' ? field.choices : undefined;
  return choices?.find(({ value }) => value === row['category'])?.label;
};

const titleOf = (row: Row): unknown => row['name'] ?? row['title'] ?? row['label'] ?? row['identifier'];

const toRecord = ({ id, title, category }: Paper, stored: StoredFile) => ({
  id,
  title: typeof title === 'string' ? title : (stored.name ?? stored.originalFilename),
  category,
  format: (stored.originalFilename.split('.').at(-1) ?? '').toUpperCase(),
  size: Math.ceil(stored.size / 1024),
  date: toZoned(stored.dateCreated),
  file: toFileValue(stored),
});
