import { useGetResourceLabel, useTranslate } from 'react-admin';
import type { Page } from './table.ts';

/** Title of a page: its own, else that of the list of its resource. */
export const usePageTitle = (): ((page: Page) => string) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  return ({ path, resource }) => translate(`pages.titles.${path}`, { _: label(resource, 2) });
};
