import { useEffect } from 'react';

/** Title of the browser's tab; each page has its own. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
