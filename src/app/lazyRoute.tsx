import { PageLoader } from '../ui/PageLoader.tsx';
import { lazyPart, type LazyPart, type Part } from '../ui/lazyPart.tsx';
import { appTexts } from '../i18n/app.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CenteredPage } from '../ui/CenteredPage.tsx';
import { useMissingPage } from '../ui/missingCode.ts';

/** A page of the route table, loaded at its first visit. */
export const lazyRoute = <Props extends object>(load: () => Promise<Part<Props>>): LazyPart<Props> =>
  lazyPart(load, { Loader: PageLoader, Failure: PageFailure });

const PageFailure = ({ error }: { readonly error: unknown }) =>
  useMissingPage(error) ? <PageLoader /> : <ErrorPage />;

/** Replaces a page that failed to render or to load. */
export const ErrorPage = () => (
  <CenteredPage title={appTexts.loadFailed}>
    <Typography>{appTexts.explanation}</Typography>
    <Button variant="contained" onClick={() => globalThis.location.reload()}>
      {appTexts.retry}
    </Button>
  </CenteredPage>
);
