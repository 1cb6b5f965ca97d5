import { createContext, use } from 'react';
import type { FileAccess } from '../../data/createFileAccess.ts';

export const FileAccessContext = createContext<FileAccess | null>(null);

export const useFileAccess = (): FileAccess => {
  const access = use(FileAccessContext);
  if (!access) throw new Error('Files are rendered outside of FileAccessContext');
  return access;
};
