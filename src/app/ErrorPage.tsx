import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { appTexts } from '../i18n/app.ts';
import { CenteredPage } from '../ui/CenteredPage.tsx';

/** Takes the place of a page that broke or whose code could not be loaded. */
export const ErrorPage = () => (
  <CenteredPage product={appTexts.product} title={appTexts.loadFailed}>
    <Typography>{appTexts.explanation}</Typography>
    <Button variant="contained" onClick={() => globalThis.location.reload()}>
      {appTexts.retry}
    </Button>
  </CenteredPage>
);
