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
    <Breadcrumbs aria-label={translate('app.breadcrumb')} sx={ONE_LINE}>
      {[home, ...parents].map(({ label, to }) => (
        <Link
          key={to ?? label}
          component={LinkBase}
          to={to ?? ''}
          underline="hover"
          title={label}
          data-long={isLong(label)}
        >
          {label}
        </Link>
      ))}
      <Typography aria-current="page" color="textPrimary" title={title} data-long={isLong(title)}>
        {title}
      </Typography>
    </Breadcrumbs>
  );
};

const isLong = (label: string): boolean => label.length > 24;

/** On a phone, too: a name that comes late must not push the page down. */
const ONE_LINE = {
  mb: 1,
  '& ol': { flexWrap: 'nowrap' },
  '& li': { whiteSpace: 'nowrap' },
  '& .MuiBreadcrumbs-li': { minWidth: 24, overflow: 'hidden', textOverflow: 'ellipsis' },
  // A long name gives way before the short ones do.
  '& .MuiBreadcrumbs-li:has([data-long="true"])': { flexShrink: 1e6 },
  '& .MuiBreadcrumbs-li > *': { display: 'inline' },
} as const;
