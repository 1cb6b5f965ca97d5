import { createContext, use } from 'react';
import { createDirectory, type ResourceDirectory } from '../data/ResourceDefinition.ts';

/** The registered resources, by name and by collection. */
export const DirectoryContext = createContext<ResourceDirectory>(createDirectory([]));

export const useDirectory = (): ResourceDirectory => use(DirectoryContext);
