import { typeset } from './typography.ts';

/** The attestation of a licence, on screen and on paper. */
export const attestationTexts = {
  attestation: typeset({
    title: 'Attestation de licence',
    open: 'Attestation de licence',
    openOf: 'Attestation de licence : %{name}',
    print: 'Imprimer ou enregistrer en PDF',
    failed: 'La licence n’a pas pu être lue.',
    absent: 'Cette licence n’existe pas ou ne vous est pas accessible.',
    notValid: 'Cette licence n’est pas validée : elle ne donne pas lieu à une attestation.',
    clubNumber: 'Club n° %{number}',
    telephone: 'Tél. %{number}',
    madeAt: 'Fait à %{town}, le %{date}',
    madeOn: 'Fait le %{date}',
    seasonTitle: 'Saison %{season}',
    sentence: '%{club} atteste que %{name} est titulaire d’une licence validée pour la saison %{season}.',
    period: 'Cette saison va du %{from} au %{to}.',
    many: {
      action: 'Attestations',
      read: '%{done} licence lue sur %{smart_count} |||| %{done} licences lues sur %{smart_count}',
      progress: 'Lecture des licences',
      ready:
        '%{smart_count} attestation à imprimer |||| %{smart_count} attestations à imprimer, une par page',
      skipped:
        'Sans attestation, car la licence n’est pas validée : |||| Sans attestation, car leur licence n’est pas validée :',
      failed: 'Les licences n’ont pas pu être lues.',
    },
    rankingValue: 'Classe %{ranking}, %{points} point |||| Classe %{ranking}, %{points} points',
  }),
};
