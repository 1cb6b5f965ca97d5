import { useCreatePath, useResourceContext, useResourceDefinition, type Identifier } from 'react-admin';

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

/** Options of a `Resource` whose records open at their own address. */
export const OPEN_AT_OWN = { opensAtOwn: true } as const;

const isOpenAtOwn = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'opensAtOwn' in options;
