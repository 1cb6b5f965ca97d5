import { useCreatePath, useResourceContext, useResourceDefinition, type Identifier } from 'react-admin';

/**
 * Address that a row of the list leads to: the record to read, or its own address where the resource says so (its form
 * opens over the list, or the record is read there).
 */
export const useOpenPath = (): ((id: Identifier) => string) => {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { options } = useResourceDefinition({ resource });
  const type = isOpenAtOwn(options) ? 'edit' : 'show';
  return (id) => createPath({ resource, id, type });
};

/** Options of a `Resource` whose records open at their own address. */
export const OPEN_AT_OWN = { opensAtOwn: true } as const;

const isOpenAtOwn = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'opensAtOwn' in options;
