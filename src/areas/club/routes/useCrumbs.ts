import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import type { Crumb } from '../../../views/page/PlaceContext.ts';
import { stepsTo } from './stepsTo.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The way from the home to an address behind `/{clubId}/`; `owner` is the name of the record that it is about. */
export const useCrumbs = (path: string, owner: string | undefined): readonly Crumb[] => {
  const { clubId = '' } = useParams();
  const translate = useTranslate();
  const titleOf = usePageTitle();
  return stepsTo(path).map((step) => ({
    to: `/${clubId}/${step.path}`,
    label:
      'page' in step
        ? titleOf(step.page)
        : 'owner' in step
          ? (owner ?? PLACEHOLDER)
          : translate(`pages.titles.${step.group.replace(/\/\d+\//, '/:id/')}`),
  }));
};
