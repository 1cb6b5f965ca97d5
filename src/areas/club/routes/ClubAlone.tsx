import Alert from '@mui/material/Alert';
import { useGetResourceLabel } from 'react-admin';
import type { Page } from '../../../features/defineFeature.ts';
import { typography } from '../../../i18n/typography.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ViewHeader } from '../../../views/page/ViewHeader.tsx';

/** Replaces a page about one club where the address names none: it was kept, or the club left for another place. */
export const ClubAlone = ({ page }: { readonly page: Page }) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const title = page.title === undefined ? label(page.resource ?? '', 2) : typography(page.title);
  return (
    <>
      <ViewHeader title={title} parents={[]} />
      <Alert severity="info">{translate('pages.needsClub')}</Alert>
    </>
  );
};
