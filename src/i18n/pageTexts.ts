import { boundTexts, constraintTexts } from './constraints.ts';
import { fieldTexts } from './fields.ts';
import { formTexts } from './forms.ts';
import { formSpecification } from './formSpecification.ts';
import { headerDialogTexts } from './headerDialogs.ts';
import { listToolTexts } from './listTools.ts';
import { recordTexts } from './records.ts';
import { rightsTexts } from './rights.ts';
import { sheetFaultTexts } from './sheet.ts';
import { typeset } from './typography.ts';

/** French texts of the club area that come with the first page or dialog that is no list, besides those of the features. */
export const pageTexts = {
  ...formSpecification,
  ...fieldTexts,
  ...formTexts,
  ...headerDialogTexts,
  ...listToolTexts,
  ...recordTexts,
  ...rightsTexts,
  ...typeset({
    // Two people changing one record.
    conflicts: {
      title: 'Modifié entre-temps',
      explanation:
        'Cet enregistrement a été modifié pendant votre saisie. Choisissez la valeur à garder pour chacun de ces champs, puis enregistrez.',
      mine: 'La mienne',
      theirs: 'La leur',
      missing: 'Choisissez l’une des deux valeurs.',
      back: 'Revenir au formulaire',
      save: 'Enregistrer ces choix',
      stopped: 'Rien n’a été enregistré. Votre saisie est toujours dans le formulaire.',
      taken: 'Modifications d’une autre personne reprises : %{fields}',
      ignored: 'Le serveur n’a pas retenu votre saisie : %{fields}',
      already: 'Le premier envoi avait été enregistré.',
    },
    // Statistics as charts and tables.
    figures: {
      seasons: 'Saisons comparées :',
      oneSeason: 'Une saison au moins reste choisie.',
      shown: 'Comparaison',
      shares: 'Côte à côte, %{season}',
      territories: {
        value: 'Club',
        committee: 'Comité',
        league: 'Ligue',
      },
      label: 'Libellé',
      change: 'Écart',
      changed: 'Écart : %{change}',
      key: 'En bref',
      none: {
        club: 'Aucune licence validée dans le club pendant ces saisons : il n’y a rien à compter. Choisissez d’autres saisons.',
        all: 'Aucune licence validée dans le club pendant ces saisons : il n’y a rien à comparer. Choisissez d’autres saisons.',
        events:
          'Aucun événement publié par le club pendant ces saisons. Les brouillons et les événements annulés ne comptent pas.',
        person:
          'Cette personne n’a joué aucune partie pendant ces saisons. Les forfaits et les parties qui ne comptent pas sont exclus.',
      },
    },
    // Files, pictures and postal addresses.
    upload: {
      download: 'Télécharger %{name}',
      preview: 'Aperçu de %{name}',
      look: 'Voir %{name}',
      close: 'Fermer',
      noPreview: 'Ce fichier n’a pas d’aperçu. Téléchargez-le.',
      bytes: '%{size} o',
      kilobytes: '%{size} Ko',
      megabytes: '%{size} Mo',
      choose: 'Choisir un fichier',
      chooseMany: 'Choisir des fichiers',
      choosePicture: 'Choisir une image',
      drop: 'ou déposez-le ici',
      dropMany: 'ou déposez-les ici',
      dropPicture: 'ou déposez-la ici',
      limit: '%{limit} maximum',
      limitMany:
        '%{smart_count} fichier au maximum, %{limit} |||| %{smart_count} fichiers au maximum, %{limit} chacun',
      limitCounted: '%{count} (%{limit} par fichier)',
      busy: 'Préparation des fichiers...',
      list: 'Fichiers choisis',
      remove: 'Retirer %{name}',
      added: '%{smart_count} fichier ajouté |||| %{smart_count} fichiers ajoutés',
      removed: 'Fichier retiré',
      unnamed: 'fichier',
      empty: 'Le fichier %{name} est vide.',
      unreadable: 'Le fichier %{name} n’a pas pu être lu.',
      tooManyPixels: 'L’image %{name} est trop grande (%{pixels} millions de pixels, %{limit} au maximum).',
      unprepared: 'L’image %{name} n’a pas pu être préparée. Réessayez.',
    },
    sending: {
      under: 'Envoi des fichiers : %{percent} %',
      sent: 'Fichiers envoyés, enregistrement en cours',
      cancel: 'Annuler l’envoi',
      stopped:
        'Envoi annulé. Rien n’a été enregistré, les fichiers choisis sont toujours dans le formulaire.',
      retry: 'Réessayer',
    },
    towns: {
      label: 'Rechercher une commune',
      hint: 'Nom ou code postal : le choix remplit le code postal et la ville.',
      unavailable: 'La recherche de communes est indisponible. Saisissez le code postal et la ville.',
    },
    // The steps of processes: their buttons and consequences.
    process: {
      title: 'Avancement',
      step: 'Choisir « %{state} »',
      consequence: 'L’état devient « %{state} ».',
      reason: 'Motif',
      missing: 'Indiquez le motif.',
      unsaved:
        'Ce que vous venez de saisir n’est pas enregistré et ne partirait pas. Fermez cette fenêtre, enregistrez, puis recommencez.',
      toChoose: 'Choisissez une réponse.',
      done: 'État enregistré : %{state}',
      course: 'Étapes',
      passed: 'Étape passée',
      present: 'Étape actuelle',
      on: '%{state} le %{date}',
      next: 'Ensuite : %{states}',
      by: '%{state} le %{date}, %{who}',
      others: 'Revient à d’autres :',
      other: '%{who} : %{states}',
    },
    // A record to read.
    reading: {
      showEmpty: 'Afficher le champ vide (1) |||| Afficher les champs vides (%{smart_count})',
      hideEmpty: 'Masquer les champs vides',
      nothing: 'Rien n’est renseigné.',
      edit: 'Modifier : %{section}',
      leave:
        'Vos modifications de cette rubrique ne sont pas enregistrées. Si vous la fermez, elles seront perdues.',
      stay: 'Continuer la saisie',
      until: 'jusqu’au %{date}',
      expired: 'expiré le %{date}',
      copy: 'Copier %{text}',
      copied: 'Copié : %{text}',
      notCopied: 'La copie n’est pas permise par ce navigateur : %{text}',
      noLicence: 'Pas de licence %{season}',
      others: 'Autres actions',
      course: 'Suivi',
      event: '%{what} : %{date}',
    },
    // Lists and records on paper.
    printing: {
      title: 'Imprimer la liste',
      rows: 'Lignes',
      extents: { shown: 'La page affichée (%{shown})', all: 'Toutes les lignes (%{all})' },
      limit:
        'Au-delà de %{max} lignes, la liste ne s’imprime pas en entier : filtrez-la, ou exportez-la dans un tableur.',
      start: 'Imprimer',
      progress: 'Lecture des lignes à imprimer',
      failed: 'Les lignes n’ont pas pu être lues.',
      printedAt: 'Imprimé le %{date} à %{time}',
      pages: 'page %{page} sur %{pages}',
      search: 'Recherche',
      part: 'Lignes %{from} à %{to} sur %{total}',
    },
    // Masked fields, which are revealed on demand.
    reveal: {
      lost: 'Le serveur n’a pas répondu : les données restent masquées. Réessayez.',
      start: 'Afficher',
      shown: 'Données affichées',
      notice: 'Données masquées : %{fields}.',
      noted: 'Les afficher est consigné dans l’historique des actions du club.',
      reserved: 'Elles sont réservées aux comptes qui peuvent modifier cette fiche.',
    },
    // Texts of several features, or of the frame about one of them.
    registration: {
      take: 'Prendre une licence',
    },
    sheet: {
      leave: {
        title: 'Des saisies ne sont pas envoyées',
        message:
          'Si vous vous déconnectez, ces saisies restent chiffrées sur cet appareil, pour votre compte seul : reconnectez-vous ici pour les envoyer.',
        stay: 'Rester connecté',
        leave: 'Se déconnecter',
      },
      unsent: {
        line: '%{name} : %{smart_count} saisie à envoyer |||| %{name} : %{smart_count} saisies à envoyer',
      },
    },
    halls: {
      map: {
        zoomIn: 'Agrandir la carte',
        zoomOut: 'Réduire la carte',
        borders: 'Limites des départements : IGN, Admin Express 2018 (Licence Ouverte)',
        tiles: 'Fond de carte : © les contributeurs d’OpenStreetMap',
      },
    },
  }),
  validation: { ...formSpecification.validation, ...boundTexts, ...constraintTexts },
  sheetFaults: sheetFaultTexts,
};
