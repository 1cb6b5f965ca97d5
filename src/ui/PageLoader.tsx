import CircularProgress from '@mui/material/CircularProgress';
import { appTexts } from '../i18n/app.ts';

/** Shown while a page's code is loading. */
export const PageLoader = () => (
  <div role="status" style={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
    <CircularProgress aria-label={appTexts.loading} />
  </div>
);
