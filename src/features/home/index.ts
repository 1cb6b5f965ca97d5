import { defineFeature } from '../defineFeature.ts';
import { Home } from './Home.tsx';

/** The home page of a club: season, work that waits, figures and news. */
export const home = defineFeature({
  name: 'home',
  texts: async () => (await import('./texts.ts')).texts,
  Home,
});
