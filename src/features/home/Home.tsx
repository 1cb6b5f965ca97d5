import { useEffect, useState } from 'react';
import { Loading } from '../../views/page/Loading.tsx';
import { lazyPage } from '../../views/page/lazyPage.tsx';
import { useFeatures } from '../FeaturesContext.tsx';

const Page = lazyPage(async () => (await import('./HomePage.tsx')).HomePage);

/** Parts that are still on their way by then come later, each with a request of its own. */
const PATIENCE_MS = 1000;

/**
 * The page at the address of the club. Its code and that of the parts which other features add to it are loaded
 * together: the queries of all of them go with one request, and no part pushes another away.
 */
export const Home = () => {
  const features = useFeatures();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const parts = features.flatMap(({ slots = {} }) => [
      slots['home.top'],
      slots['home.tiles'],
      slots['home.panels'],
    ]);
    const show = (): void => setLoaded(true);
    void Promise.allSettled([Page, ...parts].map(async (part) => part?.preload?.())).then(show);
    const timer = setTimeout(show, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [features]);
  return isLoaded ? <Page /> : <Loading />;
};
