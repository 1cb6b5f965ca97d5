import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { pageTexts } from '../i18n/pages.ts';
import { CenteredPage } from './CenteredPage.tsx';

/** The page of unknown addresses; the root leads on to the reader's club or to the login. */
export const NotFoundPage = () => (
  <CenteredPage title={pageTexts.notFound.title}>
    <span>{pageTexts.notFound.text}</span>
    <Button component={Link} to="/" variant="contained" size="large">
      {pageTexts.notFound.back}
    </Button>
  </CenteredPage>
);
