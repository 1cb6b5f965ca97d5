import { typeset } from './typography.ts';

/** Texts of several features, or of the frame about one of them. */
export const severalFeaturesTexts = typeset({
  registration: {
    take: 'Prendre une licence',
  },
  sheet: {
    leave: {
      title: 'Des saisies ne sont pas envoyées',
      message:
        'Si vous vous déconnectez, ces saisies restent chiffrées sur cet appareil, pour votre compte seul : reconnectez-vous ici pour les envoyer.',
      stay: 'Rester connecté',
      leave: 'Se déconnecter',
    },
    unsent: {
      line: '%{name} : %{smart_count} saisie à envoyer |||| %{name} : %{smart_count} saisies à envoyer',
    },
  },
  halls: {
    map: {
      zoomIn: 'Agrandir la carte',
      zoomOut: 'Réduire la carte',
      borders: 'Limites des départements : IGN, Admin Express 2018 (Licence Ouverte)',
      tiles: 'Fond de carte : © les contributeurs d’OpenStreetMap',
    },
  },
});
