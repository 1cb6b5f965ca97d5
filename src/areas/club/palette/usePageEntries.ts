import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { toAddress } from '../../../lib/toAddress.ts';
import { useOpenPages, usePageTitle } from '../../../features/FeaturesContext.tsx';
import type { Entry } from './entry.ts';

/** The home and what the side menu leads to. */
export const usePageEntries = (): readonly Entry[] => {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const { clubId = '' } = useParams();
  return [
    { kind: 'pages', label: translate('home.title'), detail: '', to: `/${clubId}` },
    ...useOpenPages().map((page): Entry => ({
      kind: 'pages',
      label: titleOf(page),
      detail: translate(`menu.groups.${page.group}`),
      to: toAddress(clubId, page.path),
    })),
  ];
};
