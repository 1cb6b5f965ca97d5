/** What the session says of its end, by itself: every page brings it, the texts of the login only their own. */
export const sessionTexts = {
  lost: "Une erreur d'authentification est survenue",
  refused: 'Connexion non autorisée',
} as const;
