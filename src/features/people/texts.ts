import { typeset } from '../../i18n/typography.ts';

/** Texts on people: their games, their points, records that a club has twice. */
export const texts = typeset({
  duplicates: {
    title: 'Doublons de personnes',
    failed: 'La recherche des doublons a échoué.',
    none: 'Aucun doublon parmi les personnes du club.',
    found: '%{smart_count} doublon possible. |||| %{smart_count} doublons possibles.',
    help: 'Même prénom, même date de naissance et un nom en commun. La fusion est faite par le comité : comparez les fiches, choisissez celle à garder, puis envoyez-lui la demande. Deux personnes différentes ? Ouvrez une des fiches et cochez « Homonyme ».',
    advice: {
      fullest:
        'Fiche conseillée : la n° %{id}. Le plus de données y sont rattachées, il y aura moins à reprendre.',
      oldest:
        'Fiche conseillée : la n° %{id}. Elle est la plus ancienne, et autant de données sont rattachées à une autre.',
    },
    keep: 'Fiche à garder',
    number: 'Fiche n° %{id}',
    record: '%{name}, fiche n° %{id}',
    differs: 'différent',
    committee: 'votre comité',
    request: 'Demande de fusion à envoyer : %{to}',
    subject: 'Demande de fusion de fiches en double',
    text: 'Bonjour,\n\nLe club %{club} demande la fusion de fiches qui désignent la même personne, née le %{date}.\n\nFiche à garder :\n%{kept}\n\nÀ supprimer après reprise des licences et de l’historique :\n%{others}',
    noted: 'Précision du club : %{note}',
    thanks: 'Merci.',
    licence: 'licence n° %{number}',
    nothing: 'rien n’y est rattaché',
    note: 'Précision pour le comité (facultatif)',
    print: 'Imprimer la demande',
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
      email: 'Courriel',
      town: 'Ville',
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
  },
  rankings: {
    title: 'Points au fil du temps',
    failed: 'La courbe des points n’a pas pu être lue.',
    kinds: {
      official: 'Points officiels',
      monthly: 'Points mensuels',
    },
  },
  games: {
    months: 'Simples de la saison, mois par mois',
    month: 'Mois',
    won: 'Gagnés',
    lost: 'Perdus',
    points: 'Points',
    each: 'Simples de la saison, partie par partie',
    all: 'Toutes les parties, doubles et forfaits compris',
    columns: {
      date: 'Date',
      opponent: 'Adversaire',
      opponentPoints: 'Points adverses',
      result: 'Résultat',
      sets: 'Manches',
      coefficient: 'Coefficient',
      points: 'Points +/-',
      contest: 'Épreuve',
    },
    victory: 'Victoire',
    defeat: 'Défaite',
    failed: 'Le bilan des parties n’a pas pu être lu.',
  },
  process: {
    steps: {
      'high-level-applications': {
        draft: {
          action: 'Reprendre le brouillon',
          consequence: 'La demande peut à nouveau être modifiée.',
        },
        submitted: {
          action: 'Transmettre la demande',
          consequence: 'La demande part à l’instance.',
        },
        favorable: {
          action: 'Donner un avis favorable',
          consequence: 'La demande, avec un avis favorable, attend la décision.',
        },
        accepted: {
          action: 'Accepter la demande',
          consequence: 'La demande est acceptée et close.',
        },
        refused: {
          action: 'Refuser la demande',
          consequence: 'La demande est refusée et close.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly people: typeof texts;
  }
}
