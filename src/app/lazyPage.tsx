import { lazyPart, type Part } from '../ui/lazyPart.tsx';
import CircularProgress from '@mui/material/CircularProgress';
import { appTexts } from '../i18n/app.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CenteredPage } from '../ui/CenteredPage.tsx';

/** A page of the route table, whose code comes with its first visit. */
export const lazyPage = <Props extends object>(load: () => Promise<Part<Props>>): Part<Props> =>
  lazyPart(load, { Loader: PageLoader, Failure: ErrorPage });

/** Shown while a page's own code is on its way. */
export const PageLoader = () => (
  <div role="status" style={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
    <CircularProgress aria-label={appTexts.loading} />
  </div>
);

/** Takes the place of a page that broke or whose code could not be loaded. */
export const ErrorPage = () => (
  <CenteredPage product={appTexts.product} title={appTexts.loadFailed}>
    <Typography>{appTexts.explanation}</Typography>
    <Button variant="contained" onClick={() => globalThis.location.reload()}>
      {appTexts.retry}
    </Button>
  </CenteredPage>
);
