import { createContext } from 'react';
import type { PendingFiles } from './createPendingFiles.ts';

/** Where a file input tells its form what is being prepared; null where nothing waits for it. */
export const PendingFilesContext = createContext<PendingFiles | null>(null);
