import { typeset } from '../../../i18n/typography.ts';

/** The texts of every such letter, which the catalogue of all pages need not carry. */
export const letterTexts = typeset({
  federation: 'Logo de la fédération',
  holder: 'Titulaire',
  birthDate: 'Né le',
  bornHer: 'Née le',
  number: 'N° de licence',
  category: 'Catégorie d’âge',
  type: 'Type de licence',
  practice: 'Forme de pratique',
  ranking: 'Classement',
  medical: 'Mention médicale',
  insurance: 'Assurance',
  validationDate: 'Licence validée le',
  noDate: 'jour non enregistré',
  deliveredToHim: 'Attestation délivrée à l’intéressé pour servir et valoir ce que de droit.',
  deliveredToHer: 'Attestation délivrée à l’intéressée pour servir et valoir ce que de droit.',
  forClub: 'Pour le club,',
  signatory: 'Signataire',
  signatoryName: 'Nom et qualité :',
  signature: 'Signature et cachet',
  qr: 'Code QR qui mène à la vérification de l’attestation',
  check: 'Cette attestation se vérifie en scannant ce code, ou à l’adresse :',
});
