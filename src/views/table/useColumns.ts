import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { fieldNamed, type Description, type FieldDescription } from '../../schema/description.ts';
import { descriptionQuery } from '../../data/mappingStore.ts';

/** Path of a value in a row. */
export interface Reference {
  /** Dotted path from the row: `person.familyName`. */
  readonly path: string;
  /** The relation that the path goes through, null for a field of the row itself. */
  readonly through: FieldDescription | null;
}

/** A described value of a row, possibly of a record that the row points to. */
export interface Column extends Reference {
  /** Description of the field at the end of the path. */
  readonly field: FieldDescription;
}

export interface Columns {
  readonly columns: readonly Column[];
  readonly pending: boolean;
  /** Those whose description is still on its way. */
  readonly awaited: readonly Reference[];
}

/**
 * Resolves dotted paths against a description. A field behind a relation is described by the related
 * resource, whose own description is read once. Paths that nobody describes are left out.
 */
export const useColumns = (description: Description, paths: readonly string[]): Columns => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const directory = useDirectory();
  const related = [...new Set(paths.flatMap((path) => relationOf(description, path)?.path ?? []))];
  const answers = useQueries({
    queries: related.map((path) =>
      descriptionQuery(dataProvider, directory.byPath(path)?.name ?? path, 'list'),
    ),
  });
  const descriptions = new Map(related.map((path, index) => [path, answers[index]?.data]));
  const late = related.filter((_, index) => answers[index]?.isPending);
  const awaited = paths
    .map((path): Reference => ({ path, through: relationOf(description, path) }))
    .filter(({ through }) => late.includes(through?.path ?? ''));
  return {
    columns: paths.flatMap((path) => toColumn(description, path, descriptions)),
    pending: awaited.length > 0,
    awaited,
  };
};

/** The relation that a path goes through. */
const relationOf = ({ fields }: Description, path: string): FieldDescription | null => {
  const [name = path, ...rest] = path.split('.');
  const head = fieldNamed(fields, name);
  return rest.length > 0 && head?.path && !head.embedded ? head : null;
};

const toColumn = (
  description: Description,
  path: string,
  descriptions: ReadonlyMap<string, Description | undefined>,
): Column[] => {
  const through = relationOf(description, path);
  const names = path.split('.').slice(through ? 1 : 0);
  const start = through ? descriptions.get(through.path ?? '') : description;
  let field: FieldDescription | undefined;
  for (const name of names) field = fieldNamed((field ?? start)?.fields ?? [], name);
  return field ? [{ path, field, through }] : [];
};
