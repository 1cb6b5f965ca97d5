import { useListContext } from 'react-admin';
import { labelsIn } from '../../data/createLabelFields.ts';
import { sourceOf, type ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { searchedIn, searchedOf, type Searched } from '../../data/searchedOf.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Description } from '../../schema/description.ts';

/** More would make no name of a box. */
const MOST = 2;

/**
 * Fields by which the list on this page is searched, as people call them; empty for a read model, which searches by
 * itself. Null where the server filters by nothing that could be searched.
 */
export const useSearchedWords = (description: Description | null): readonly string[] | null => {
  const translate = useTranslate();
  const directory = useDirectory();
  const { resource } = useListContext();
  if (sourceOf(directory, resource) === 'rest' || directory.byName(resource)?.listed === 'read') return [];
  const searched = searchedBy(resource, directory, description);
  if (!searched) return null;
  const wordOf = (path: string): string | null => {
    if (NAME.test(path)) return translate('lists.search.name');
    const [first = ''] = path.split('.');
    const label = description?.fields.find(({ name }) => name === first)?.label ?? null;
    return label && lowered(label);
  };
  const hasNumber = searched.number !== null || !searched.isIdUnknown;
  const words = searched.names.flatMap((path) => wordOf(path) ?? []);
  return [
    ...new Set([...words.slice(0, 1), ...(hasNumber ? [translate('lists.search.number')] : words)]),
  ].slice(0, MOST);
};

const searchedBy = (
  resource: string,
  directory: ResourceDirectory,
  description: Description | null,
): Searched | null => {
  const definition = directory.byName(resource);
  const labels =
    definition?.recordRepresentation ??
    (description ? labelsIn(description, directory, definition?.isDiscovered) : ['name']);
  return searchedIn(searchedOf(definition, directory, labels), description ?? {});
};

/** Of people by both names, and of whatever is called something. */
const NAME = /(?:^|\.)(?:name|familyName|givenName)$/;

/** Not an abbreviation. */
const lowered = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
