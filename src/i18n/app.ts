import { everyPage } from './everyPage.ts';
import { typeset } from './typography.ts';

/** Texts of the outermost frame, before any area is loaded. */
export const appTexts = {
  denied: everyPage.denied,
  loading: everyPage.loading,
  ...typeset({
    loadFailed: 'Le chargement a échoué',
    explanation: 'La page n’a pas pu être affichée. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  }),
};
