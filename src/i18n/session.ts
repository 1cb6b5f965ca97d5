/** The end of a session; apart from the texts of the login, because every page loads these. */
export const sessionTexts = {
  lost: "Une erreur d'authentification est survenue",
  refused: 'Connexion non autorisée',
} as const;
