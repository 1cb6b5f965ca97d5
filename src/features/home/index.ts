import { lazyPage } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';

/** The home page of a club: season, work that waits, figures and news. */
export const home = defineFeature({
  name: 'home',
  Home: lazyPage(async () => (await import('./HomePage.tsx')).HomePage),
});
