import { typography } from '../../i18n/typography.ts';

interface Word {
  /** As the screen says it; an abbreviation as it is there. */
  readonly word: string;
  /** Its meaning, in a sentence of the help. */
  readonly means: string;
  /** Words that would say the same: no text and no label of a field has them. */
  readonly never?: RegExp;
}

/** The words of the screens: one for each thing, and the meaning of abbreviations. */
export const glossary: readonly Word[] = (
  [
    {
      word: 'État',
      means:
        'Où en est un dossier : brouillon, transmis, validé… Un bouton nommé par un verbe le fait avancer.',
      never: /\bstatut\b|(passer|mettre) à l’état/iu,
    },
    {
      word: 'Type',
      means: 'La sorte d’une licence, d’une épreuve, d’un établissement…',
      never: /^nature\b/iu,
    },
    {
      word: 'Annuler',
      means: 'Seul, quitte sans rien faire de ce qui est demandé ; suivi d’un nom, défait ce qui est nommé.',
    },
    {
      word: 'Fermer',
      means: 'Quitte ce qui ne fait que montrer : il n’y a rien à perdre.',
    },
    {
      word: 'Courriel',
      means: 'Un message électronique, ou son adresse.',
      never: /\be-?mails?\b|\bmails?\b|\bmél\b/iu,
    },
    {
      word: 'Ligne',
      means:
        'Celle d’un tableau ou d’un fichier. Ce qu’un formulaire répète porte son nom : « Tableau B », « Prix 2 ».',
      never: /^ligne (%\{position\}|\d)|ajouter une ligne/iu,
    },
    {
      word: 'Rencontre',
      means: 'Deux équipes l’une contre l’autre, un jour donné.',
      never: /\bmatch(e?s)?\b/iu,
    },
    { word: 'Partie', means: 'Deux joueurs, ou deux paires, l’un contre l’autre.' },
    { word: 'Manche', means: 'Ce qui se joue en onze points dans une partie.', never: /\bsets?\b/iu },
    { word: 'Tableau', means: 'Dans un tournoi, une épreuve par élimination avec ses propres conditions.' },
    { word: 'APE', means: 'Activité principale exercée : le code que l’Insee donne à un établissement.' },
    { word: 'CDD', means: 'Contrat à durée déterminée.' },
    { word: 'CSV', means: 'Fichier de texte en colonnes, que tout tableur ouvre.' },
    { word: 'GIRPE', means: 'Le logiciel de la fédération pour saisir une rencontre par équipes.' },
    { word: 'IBAN', means: 'Le numéro international d’un compte en banque.' },
    { word: 'PDF', means: 'Fichier prêt à imprimer.' },
    { word: 'PMR', means: 'Personnes à mobilité réduite.' },
    { word: 'QR', means: 'Code carré qu’un téléphone lit avec son appareil photo.' },
    { word: 'RNA', means: 'Répertoire national des associations : le numéro W… donné par la préfecture.' },
    { word: 'RPPS', means: 'Répertoire partagé des professionnels de santé : le numéro d’un médecin.' },
    { word: 'SIRET', means: 'Le numéro d’un établissement, en quatorze chiffres.' },
    { word: 'XLSX', means: 'Classeur d’Excel.' },
  ] satisfies readonly Word[]
).map((entry) => ({ ...entry, means: typography(entry.means) }));
