import { typeset } from './typography.ts';

/** The attestation of a licence, on screen and on paper. */
export const attestationTexts = {
  attestation: typeset({
    title: 'Attestation de licence',
    open: 'Attestation de licence',
    print: 'Imprimer ou enregistrer en PDF',
    failed: 'La licence n’a pas pu être lue.',
    absent: 'Cette licence n’existe pas ou ne vous est pas accessible.',
    notValid: 'Cette licence n’est pas validée : elle ne donne pas lieu à une attestation.',
    sentence: '%{club} atteste que %{name} est titulaire d’une licence validée pour la saison %{season}.',
    number: 'N° de licence',
    holder: 'Titulaire',
    birthDate: 'Date de naissance',
    club: 'Club',
    season: 'Saison',
    type: 'Type de licence',
    category: 'Catégorie d’âge',
    ranking: 'Classement',
    rankingValue: 'Classe %{ranking}, %{points} point |||| Classe %{ranking}, %{points} points',
    medical: 'Mention médicale',
    insurance: 'Assurance',
    validationDate: 'Validée le',
    noDate: 'jour non enregistré',
    madeOn: 'Document établi le %{date}.',
  }),
};
