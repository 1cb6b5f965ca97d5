import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useIsWhole } from '../../../features/useWholeSpace.ts';
import type { Page } from './table.ts';

/** Title of a page: its own, else that of the list of its resource; where there is no club of the address, it is of all. */
export const usePageTitle = (): ((page: Page) => string) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const isWhole = useIsWhole();
  return ({ path, resource, shows }) =>
    isWhole && shows === 'club'
      ? translate('app.clubs')
      : translate(`pages.titles.${path}`, { _: label(resource, 2) });
};
