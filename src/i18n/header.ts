import { typeset } from './typography.ts';

/** The bar above the pages of a club. */
export const headerTexts = typeset({
  header: {
    search: 'Rechercher',
    searchKeys: 'Rechercher (%{keys})',
    keys: { ctrl: 'Ctrl', meta: '⌘' },
    schemes: { system: 'Thème du système', light: 'Thème clair', dark: 'Thème sombre' },
    account: 'Mon compte',
    shortcuts: 'Raccourcis clavier',
    season: 'Saison de travail',
    currentSeason: '%{name} (en cours)',
  },
  notifications: {
    button: 'Notifications (%{smart_count} non lue) |||| Notifications (%{smart_count} non lues)',
  },
});
