import { typeset } from './typography.ts';

/** People whom a club has twice. */
export const duplicateTexts = {
  duplicates: typeset({
    open: 'Chercher les doublons',
    title: 'Doublons de personnes',
    failed: 'La recherche des doublons a échoué.',
    none: 'Aucun doublon parmi les personnes du club.',
    found: '%{smart_count} doublon possible. |||| %{smart_count} doublons possibles.',
    help: 'Même prénom, même date de naissance et un nom en commun. La fusion est faite par le comité : choisissez la fiche à garder, puis envoyez-lui la demande.',
    keep: 'Fiche à garder',
    number: 'Fiche n° %{id}',
    record: '%{name}, fiche n° %{id}',
    differs: 'différent',
    committee: 'votre comité',
    request: 'Demande de fusion à envoyer : %{to}',
    subject: 'Demande de fusion de fiches en double',
    text: 'Bonjour,\n\nLe club %{club} demande la fusion de fiches qui désignent la même personne, née le %{date}.\nFiche à garder : %{kept}.\nFiche(s) à supprimer après reprise des licences et de l’historique : %{others}.\n\nMerci.',
    mail: 'Envoyer par courriel',
    copy: 'Copier la demande',
    copied: 'Demande copiée.',
    notCopied: 'Le navigateur n’a pas permis la copie : sélectionnez le texte de la demande.',
    fields: {
      familyName: 'Nom',
      givenName: 'Prénom',
      birthName: 'Nom de naissance',
      birthDate: 'Date de naissance',
      birthTown: 'Commune de naissance',
      licence: 'N° de licence',
      dateCreated: 'Fiche créée le',
    },
    counts: {
      licences: 'Licences',
      certificates: 'Certificats médicaux',
      memberships: 'Adhésions',
      graduations: 'Graduations',
      rankings: 'Classements officiels',
    },
  }),
};
