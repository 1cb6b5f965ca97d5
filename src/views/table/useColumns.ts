import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { fieldNamed, type Description, type FieldDescription } from '../../schema/description.ts';
import { descriptionQuery } from '../../data/mappingStore.ts';

/** A described value of a row, possibly of a record that the row points to. */
export interface Column {
  /** Dotted path from the row: `person.familyName`. */
  readonly path: string;
  /** Description of what stands at the end of the path. */
  readonly field: FieldDescription;
  /** The relation that the path goes through, null for a field of the row itself. */
  readonly through: FieldDescription | null;
}

/**
 * Resolves dotted paths against a description. What stands behind a relation is described by the related
 * resource, whose own description is read once. Paths that nobody describes are left out.
 */
export const useColumns = (
  description: Description,
  paths: readonly string[],
): { readonly columns: readonly Column[]; readonly pending: boolean } => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const directory = useDirectory();
  const related = [...new Set(paths.flatMap((path) => relationOf(description, path)?.path ?? []))];
  const answers = useQueries({
    queries: related.map((path) =>
      descriptionQuery(dataProvider, directory.byPath(path)?.name ?? path, 'list'),
    ),
  });
  const descriptions = new Map(related.map((path, index) => [path, answers[index]?.data]));
  return {
    columns: paths.flatMap((path) => toColumn(description, path, descriptions)),
    pending: answers.some(({ isPending }) => isPending),
  };
};

/** The relation that a path goes through. */
export const relationOf = ({ fields }: Description, path: string): FieldDescription | null => {
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
