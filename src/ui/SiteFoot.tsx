import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { pageTexts } from '../i18n/pages.ts';
import { legalLinks } from './legalLinks.ts';
import { paletteOf } from './themeOptions.ts';

/** Last of every page: what the law wants to be reached from all of them. Not on paper. */
export const SiteFoot = () => (
  <Foot>
    <nav aria-label={pageTexts.legal.navigation}>
      {legalLinks.map(({ to, title }) => (
        <Link key={to} to={to}>
          {title}
        </Link>
      ))}
    </nav>
  </Foot>
);

const Foot = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.5, 2),
  '& nav': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: theme.spacing(2) },
  // As high as a finger needs it.
  '& a': { padding: theme.spacing(0.5, 0), color: paletteOf(theme).text.secondary },
  '@media print': { display: 'none' },
}));
