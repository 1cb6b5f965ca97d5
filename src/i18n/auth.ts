import { waitText } from './errors.ts';
import { typeset } from './typography.ts';

/** Texts of login, second factor and logout. Those of the specification are kept letter for letter. */
export const authTexts = {
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
      closed: 'Ce compte n’est pas ouvert. Demandez à votre club de vous l’ouvrir.',
      inactivity: 'Vous avez été déconnecté après %{time} sans activité.',
      expired: 'Votre session a pris fin. Identifiez-vous de nouveau.',
      elsewhere: 'Votre session a été fermée dans un autre onglet.',
      forgotten: 'Mot de passe oublié ?',
      passwordChanged: 'Votre mot de passe est changé. Identifiez-vous avec le nouveau.',
      challengeExpired: 'La vérification a expiré. Identifiez-vous de nouveau.',
    },
    verify: {
      title: 'Vérification en deux étapes',
      intro: 'Saisissez le code reçu par courriel, celui de votre application ou un code de secours.',
      nothing:
        'Rien reçu ? Vérifiez vos courriers indésirables, ou revenez à la connexion pour un nouveau code.',
      code: 'Code de vérification',
      submit: 'Vérifier',
      wrong: 'Le code de vérification n’est pas valide.',
      stepUp:
        'Cette opération demande une vérification : saisissez le code reçu par courriel, celui de votre application ou un code de secours. Votre saisie est conservée.',
      stepUpOver:
        'La vérification a expiré. Votre saisie est conservée : recommencez l’opération avec un nouveau code.',
      cancel: 'Annuler',
      close: 'Fermer',
      back: 'Revenir à la connexion',
    },
    reset: {
      title: 'Mot de passe oublié',
      intro:
        'Donnez votre identifiant ou votre adresse courriel : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
      name: 'Identifiant ou courriel',
      submit: 'Envoyer le lien',
      pending: 'Envoi en cours',
      refused:
        'Le serveur n’a pas accepté cette demande. Vérifiez votre saisie, ou demandez de l’aide à votre club.',
      done: 'Si un compte correspond à votre saisie, un courriel vient de lui être envoyé. Suivez le lien qu’il contient dans l’heure. Rien reçu ? Vérifiez vos courriers indésirables et votre saisie.',
    },
    password: {
      title: 'Choisir un nouveau mot de passe',
      first: 'Nouveau mot de passe',
      second: 'Confirmation du mot de passe',
      hint: '12 caractères au moins. Une suite de mots que vous n’utilisez nulle part ailleurs convient bien.',
      unequal: 'Les deux mots de passe ne sont pas identiques.',
      submit: 'Changer le mot de passe',
      pending: 'Changement en cours',
      again: 'Demander un nouveau lien',
    },
    registration: {
      title: 'Confirmation de l’inscription',
      intro: 'Confirmez votre adresse courriel pour ouvrir votre compte.',
      submit: 'Confirmer mon inscription',
      pending: 'Confirmation en cours',
      done: 'Votre inscription est confirmée. Si vous n’avez pas encore de mot de passe, choisissez-en un.',
      choose: 'Choisir un mot de passe',
      login: 'Se connecter',
    },
    linkExpired:
      'Ce lien a déjà servi ou n’est plus valable. Si vous venez de l’utiliser, identifiez-vous ; sinon, demandez un nouveau lien.',
    warning: {
      title: 'Êtes-vous toujours là ?',
      text: 'Sans action de votre part, votre session prendra fin à %{time}. Une touche ou un clic suffit pour rester connecté.',
      stay: 'Rester connecté',
    },
    passwordAgain: {
      title: 'Votre session est terminée',
      text: 'Donnez votre mot de passe pour continuer : cette page et votre saisie restent en place.',
      submit: 'Continuer',
      other: 'Utiliser un autre compte',
    },
    logout: { title: 'Déconnexion', pending: 'Déconnexion en cours...' },
  }),
} as const;

/** How long nobody did anything, in words: `trois heures`, `une heure`, `30 minutes`. */
export const idleText = (seconds: number): string => HOURS[seconds / 3600] ?? waitText(seconds);

const HOURS: Readonly<Record<number, string>> = { 1: 'une heure', 2: 'deux heures', 3: 'trois heures' };
