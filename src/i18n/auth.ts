import { typeset } from './typography.ts';

/** Texts of login, second factor and logout. Those of the specification stand letter for letter. */
export const authTexts = {
  session: {
    lost: "Une erreur d'authentification est survenue",
    refused: 'Connexion non autorisée',
  },
  toasts: {
    loginPending: 'Connexion en cours',
    loginDone: 'Connexion réussie',
    loginFailed: 'La connexion a échoué',
    verifyPending: 'Vérification en cours',
    verifyFailed: 'La vérification a échoué',
    logoutDone: 'Déconnexion réussie',
  },
  required: 'La valeur ne doit pas être vide.',
  ...typeset({
    login: {
      title: 'Connexion',
      username: 'Identifiant',
      password: 'Mot de passe',
      showPassword: 'Afficher le mot de passe',
      hidePassword: 'Masquer le mot de passe',
      capsLock: 'La touche Verr. Maj est activée.',
      submit: 'Se connecter',
      wrong: 'Identifiant ou mot de passe incorrect.',
      refused: 'Votre compte ne donne accès à aucun club. Demandez à votre club de vous ouvrir des droits.',
      inactivity: 'Vous avez été déconnecté après trois heures sans activité.',
      expired: 'Votre session a pris fin. Identifiez-vous de nouveau.',
      elsewhere: 'Votre session a été fermée dans un autre onglet.',
      challengeExpired: 'La vérification a expiré. Identifiez-vous de nouveau.',
    },
    verify: {
      title: 'Vérification en deux étapes',
      intro: 'Un code vous a été envoyé par courriel. Saisissez-le pour terminer la connexion.',
      code: 'Code de vérification',
      submit: 'Vérifier',
      wrong: "Le code de vérification n'est pas valide.",
      back: 'Revenir à la connexion',
    },
    logout: { title: 'Déconnexion', pending: 'Déconnexion en cours...' },
  }),
} as const;
