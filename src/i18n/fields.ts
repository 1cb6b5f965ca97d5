import { typeset } from './typography.ts';

/** Our own texts of inputs and displayed values. */
export const fieldTexts = typeset({
  inputs: {
    pickColor: 'Choisir une couleur : %{label}',
    listHint: 'Validez chaque valeur par Entrée.',
    dateSample: 'jj/mm/aaaa',
    timeSample: 'hh:mm',
    dateTimeSample: 'jj/mm/aaaa hh:mm',
    openDate: 'Ouvrir le calendrier : %{label}',
    openTime: 'Choisir l’heure : %{label}',
    openDateTime: 'Ouvrir le calendrier : %{label}',
    pickDate: 'Choisir une date : %{label}',
    hour: '%{value} heures',
    minute: '%{value} minutes',
    earliest: 'À partir du %{moment}',
    pickerFailed: 'Le calendrier n’a pas pu être chargé. Saisissez la date au clavier.',
  },
  choices: { incomplete: 'Renseignez d’abord les champs dont dépend ce choix.' },
  richText: {
    tools: 'Mise en forme : %{label}',
    bold: 'Gras',
    italic: 'Italique',
    heading: 'Titre',
    bullets: 'Liste à puces',
    numbers: 'Liste numérotée',
    quote: 'Citation',
    link: 'Lien',
    unlink: 'Retirer le lien',
    address: 'Adresse du lien',
    refused: 'Cette adresse ne peut pas être celle d’un lien.',
    failed: 'L’éditeur n’a pas pu être chargé. Le texte reste tel quel.',
    apply: 'Appliquer',
    undo: 'Annuler la dernière modification',
    redo: 'Rétablir la modification',
  },
  display: {
    more: 'Afficher tout le texte',
    less: 'Réduire le texte',
  },
});
