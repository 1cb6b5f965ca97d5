import { createContext, use, useMemo } from 'react';
import {
  createDirectory,
  type ResourceDefinition,
  type ResourceDirectory,
} from '../data/ResourceDefinition.ts';

/** The registered resources, by name and by collection. */
export const DirectoryContext = createContext<ResourceDirectory>(createDirectory([]));

export const useDirectory = (): ResourceDirectory => use(DirectoryContext);

/**
 * The resource of a collection as it was known at first use here. One that the server names later, while
 * somebody is typing already, would have the same records fetched again under its name.
 */
export const useResourceOf = (path: string | null): ResourceDefinition | undefined => {
  const directory = useDirectory();
  return useMemo(() => directory.byPath(path ?? ''), [directory, path]);
};
