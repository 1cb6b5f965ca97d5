import { typeset } from '../../../i18n/typography.ts';

/** The legal notice. */
export const noticeTexts = typeset({
  title: 'Mentions légales',
  publisher: 'Éditeur du site',
  director: 'Directeur ou directrice de la publication',
  hosting: 'Hébergement',
  property: 'Propriété intellectuelle',
  software:
    'Raquette est un logiciel libre, publié sous la licence MIT (© 2026, les auteurs de Raquette). Cette licence permet de l’utiliser, de le modifier et de le redistribuer, à condition d’en conserver la mention.',
  font: 'Les textes sont composés en Inter, un caractère publié sous la licence SIL Open Font License 1.1.',
  content:
    'Les textes, les logos, les photographies et les documents publiés sur ce site appartiennent à leurs auteurs ou à ceux qui les ont déposés. Leur reproduction demande leur accord, sauf exception prévue par la loi.',
  others: 'Autres informations',
});
