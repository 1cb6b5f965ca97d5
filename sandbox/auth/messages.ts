/** Texts of refusals: French where Symfony's bundles are translated, English where they are not. */
export const messages = {
  badCredentials: 'Identifiants invalides.',
  disabled: 'Le compte est désactivé.',
  tooManyAttempts: (minutes: number) =>
    `Trop de tentatives de connexion échouées, veuillez réessayer dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  busy: 'Trop de connexions à la fois. Réessayez dans un instant.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  unknownMethod: 'Cette façon de vérifier n’existe pas.',
  factorForAll: 'La vérification en deux étapes est demandée à tous les comptes de ce site.',
  noSecondFactor: 'La vérification en deux étapes n’est pas activée.',
  setupExpired: 'Cette activation a expiré. Revenez en arrière et recommencez.',
  wrongCode: "Le code de vérification n'est pas valide.",
  challengeExpired: 'La vérification a expiré.',
  tooManyRequests: (minutes: number) =>
    `Trop de demandes, veuillez réessayer dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  secondFactor: 'Cette opération demande une vérification.',
  linkExpired: 'Ce lien a déjà servi ou n’est plus valable.',
  noToken: 'JWT Token not found',
  missingRefreshToken: 'Missing JWT Refresh Token',
} as const;
