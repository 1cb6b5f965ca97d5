/** Meaning of a state, by the server's words for it: for states whose codes are numbers, or its own. The first that fits counts. */
export const STATE_WORDS = {
  neutral:
    /^(abandonn|annul|archiv|brouillon|c[ée]d|clos|ferm|rembours|renonc|r[ée]sili|retir|supprim|termin)/i,
  error: /^([ée]chou|en retard|expir|forfait|radi|refus|rejet)/i,
  warning: /en attente|^([àa] (compl|pay|renouv|valid)|contest|incompl|report|suspend)/i,
  info: /^(avis|d[ée]pos|demand|en cours|en instruction|envoy|inscri|soumis|transmis)/i,
  success:
    /^(accept|accord|act(if|ive)|admis|approuv|confirm|homologu|ouvert|pay[ée]|pr[ée]sent|publi|r[ée]sultats|valid)/i,
} as const;

/** Of those, the states that undo what a record is for: nobody gets there by going on. */
export const ENDING_WORDS =
  /^(abandonn|annul|archiv|c[ée]d|forfait|radi|refus|rejet|renonc|r[ée]sili|retir|supprim)/i;

/**
 * The verb that leads to a state, from the one word that a server says it with: `Validée` -> `Valider`, `Brouillon` ->
 * `Remettre en brouillon`. Null where it makes none.
 */
export const verbOf = (state: string): string | null => {
  const word = state.trim();
  const known = VERBS.find(([pattern]) => pattern.test(word));
  if (known) return known[1];
  return /^\p{L}+ée?s?$/u.test(word) ? word.replace(/ée?s?$/u, 'er') : null;
};

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^brouillon$/i, 'Remettre en brouillon'],
  [/^en attente$/i, 'Mettre en attente'],
  [/^en cours$/i, 'Commencer'],
  [/^à compléter$/i, 'Demander un complément'],
  [/^(clos|close)$/i, 'Clore'],
  [/^admise?$/i, 'Admettre'],
  [/^inscrite?$/i, 'Inscrire'],
  [/^ouverte?$/i, 'Ouvrir'],
  [/^soumise?$/i, 'Soumettre'],
  [/^suspendue?$/i, 'Suspendre'],
  [/^transmise?$/i, 'Transmettre'],
];
