import { typeset } from './typography.ts';

/**
 * Messages of constraints for which the specification has none: the French texts of
 * the server's own framework, so that client and server say the same, with an example of what is right (RGAA 11.11). They
 * are below `validation`.
 */
export const constraintTexts = {
  email: "Cette valeur n'est pas une adresse email valide, par exemple nom@domaine.fr.",
  url: "Cette valeur n'est pas une URL valide, par exemple https://www.domaine.fr.",
  time: "Cette valeur n'est pas une heure valide, par exemple 18:30.",
  pattern: "Cette valeur n'est pas valide.",
  iban: "Le numéro IBAN (International Bank Account Number) saisi n'est pas valide, par exemple FR76 3000 6000 0112 3456 7890 189.",
  unique: 'Cette collection ne doit pas comporter de doublons.',
  greaterThan: 'Cette valeur doit être supérieure à %{min}.',
  lessThan: 'Cette valeur doit être inférieure à %{max}.',
  positive: 'Cette valeur doit être strictement positive.',
  positiveOrZero: 'Cette valeur doit être supérieure ou égale à zéro.',
  negative: 'Cette valeur doit être strictement négative.',
  negativeOrZero: 'Cette valeur doit être inférieure ou égale à zéro.',
} as const;

/** Messages of the bounds of a field, below `validation` as well. */
export const boundTexts = typeset({
  shortYear: 'La date est invalide : écrivez l’année sur quatre chiffres, par exemple 05/03/2026.',
  clockMissing: 'L’heure manque : écrivez par exemple %{day} 18:00.',
  duration:
    'Cette durée n’est pas valide : écrivez chaque nombre avec son unité, par exemple 1 h 30, 90 min ou 2 jours.',
  range: 'Cette valeur doit être comprise entre %{min} et %{max}.',
  min: 'Cette valeur doit être supérieure ou égale à %{min}.',
  max: 'Cette valeur doit être inférieure ou égale à %{max}.',
  bounds: {
    under: 'Moins de %{max}',
    fromUnder: 'Au moins %{min} et moins de %{max}',
    overUpTo: 'Plus de %{min} et au maximum %{max}',
    overUnder: 'Plus de %{min} et moins de %{max}',
  },
  amount: 'Indiquez un montant en euros de douze chiffres au plus, par exemple 1 234,50.',
  cents: 'Un montant a deux décimales au plus : 12,50 ou 12 € 50.',
  blanks:
    'Une espace ne sépare que les milliers, par groupes de trois chiffres ; les décimales suivent une virgule : 1 234,50.',
  thousands:
    'Milliers ou décimales ? Séparez les milliers par une espace, les décimales par une virgule : 1 234,50.',
  digits: 'Ce nombre a trop de chiffres : quinze au plus.',
  phone: {
    signs: 'Un numéro de téléphone n’a que des chiffres, des espaces et + : 06 12 34 56 78.',
    zero: 'Il manque le zéro du début (06 12 34 56 78) ou l’indicatif du pays (+33 6 12 34 56 78).',
    french: 'Un numéro français a dix chiffres : 06 12 34 56 78.',
    prefix: 'Un numéro français a dix chiffres ; un numéro étranger commence par + et l’indicatif du pays.',
    foreign: 'Un numéro étranger a + puis sept à quinze chiffres, indicatif du pays compris.',
  },
  wanted: {
    figures: '%{smart_count} chiffre attendu. |||| %{smart_count} chiffres attendus.',
    figuresBetween: 'Chiffres attendus : de %{min} à %{max}.',
    capitals: '%{smart_count} lettre majuscule attendue. |||| %{smart_count} lettres majuscules attendues.',
    capitalsBetween: 'Majuscules attendues : de %{min} à %{max}.',
  },
  json: 'Ce texte n’est pas du JSON valide : il y manque une accolade, une virgule ou un guillemet, ou il y en a de trop.',
  relation: 'Cette valeur n’est pas un enregistrement.',
  count: {
    exactMessage:
      'Cette collection doit contenir exactement %{limit} élément. |||| Cette collection doit contenir exactement %{limit} éléments.',
    minMessage:
      'Cette collection doit contenir au moins %{limit} élément. |||| Cette collection doit contenir au moins %{limit} éléments.',
    maxMessage:
      'Cette collection doit contenir au maximum %{limit} élément. |||| Cette collection doit contenir au maximum %{limit} éléments.',
  },
});
