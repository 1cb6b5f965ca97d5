/** What somebody would type into a field of this label; first match wins. */
const TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/courriel|e-?mail/i, ['jeanne.petit@exemple.fr', 'club@ping']],
  [/téléphone|mobile|portable|fax/i, ['06 12 34 56 78', '0102']],
  [/code postal/i, ['75011', '7501']],
  [/iban/i, ['FR7630006000011234567890189']],
  [/site|url|lien|adresse web/i, ['https://exemple.fr']],
  [/heure/i, ['14:30']],
  [/commune|ville/i, ['Paris', 'Montreuil']],
  [/pays|nationalité/i, ['France']],
  [/nom de naissance/i, ['Dupont-Martin']],
  [/naissance/i, ['12/03/1990', '31/02/2001']],
  [/date|début|fin\b|\ble$|\bdu$|\bau$/i, ['15/12/2026']],
  [
    /nombre|montant|prix|points|durée|rang|numéro|places|âge|capacité|tables|manche/i,
    ['12', '0', '-3', '1 250,50'],
  ],
  [/personne|joueur|capitaine|arbitre|titulaire/i, ['dupont', 'mar']],
  [/nom|prénom|titre|intitulé|libellé/i, ['Élodie L’Œuvre', 'Dupont-Martin', ' ']],
];
const ANYTHING = [
  'Essai',
  'Été à la « Halle » : 50 % d’inscrits',
  '<b>gras</b> & "guillemets"',
  'a'.repeat(300),
];

/** Texts for a field: mostly what fits its label, and what people type by mistake. Kinds of inputs have their own. */
export const fittingTexts = (label: string, type: string): readonly string[] => {
  if (type === 'number') return ['12', '0', '-3'];
  if (type === 'email') return ['jeanne.petit@exemple.fr'];
  return TEXTS.find(([pattern]) => pattern.test(label))?.[1] ?? ANYTHING;
};
