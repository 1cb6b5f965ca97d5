import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useBasename } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Crumb } from './PlaceContext.ts';

interface BreadcrumbProps {
  /** Pages between the home and this one. */
  readonly parents: readonly Crumb[];
  readonly title: string;
}

/** The way from the home to a page. */
export const Breadcrumb = ({ parents, title }: BreadcrumbProps) => {
  const translate = useTranslate();
  const basename = useBasename();
  const home: Crumb = { label: translate('home.title'), to: basename || '/' };
  return (
    <Breadcrumbs aria-label={translate('app.breadcrumb')} sx={{ mb: 1 }}>
      {[home, ...parents].map(({ label, to }) => (
        <Link key={to ?? label} component={LinkBase} to={to ?? ''} underline="hover">
          {label}
        </Link>
      ))}
      <Typography aria-current="page" color="textPrimary">
        {title}
      </Typography>
    </Breadcrumbs>
  );
};
