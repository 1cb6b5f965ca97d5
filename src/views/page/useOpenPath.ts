import {
  useCreatePath,
  useResourceContext,
  useResourceDefinition,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { isGenerated } from '../../lib/iri.ts';
import { isListOnly, type Description } from '../../schema/description.ts';

/**
 * Address that a record opens at, from a row of its list or from anywhere else: the record to read, or its own address
 * where the resource says so (its form opens over the list, or the record is read there).
 */
export const useOpenPath = (named?: string): ((id: Identifier) => string) => {
  const around = useResourceContext() ?? '';
  const resource = named ?? around;
  const createPath = useCreatePath();
  const { options } = useResourceDefinition({ resource });
  const type = isOpenAtOwn(options) ? 'edit' : 'show';
  return (id) => createPath({ resource, id, type });
};

/** Whether a row of the list around has a page: its server reads single records, and this one has an address. */
export const useHasPage = (description: Description): ((row: RaRecord) => boolean) => {
  const resource = useResourceContext() ?? '';
  const hasPages = useDirectory().byName(resource)?.source !== 'rest' && !isListOnly(description);
  return ({ id }) => hasPages && !isGenerated(id);
};

/** Options of a `Resource` whose records open at their own address. */
export const OPEN_AT_OWN = { opensAtOwn: true } as const;

const isOpenAtOwn = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'opensAtOwn' in options;
