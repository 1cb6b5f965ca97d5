import { typeset } from '../../i18n/typography.ts';

/** Players who change their club. */
export const texts = typeset({
  todo: {
    mutations: {
      title: '%{smart_count} mutation à décider |||| %{smart_count} mutations à décider',
      due: 'demandée le %{date}',
      failed: 'Les mutations à décider n’ont pas pu être lues.',
    },
  },
  clubChanges: {
    direction: {
      label: 'Sens',
      both: 'Toutes',
      arrivals: 'Arrivées',
      departures: 'Départs',
    },
    title: 'Quelle démarche ?',
    player: 'Joueur',
    playerHelp: 'Numéro de licence complet, ou nom et prénom',
    typeMore: 'Saisissez le numéro complet, ou le nom et le prénom.',
    noPlayer: 'Aucun licencié ne correspond.',
    failed: 'Le joueur n’a pas pu être cherché.',
    tableFailed: 'Le barème des mutations n’a pas pu être lu.',
    motive: 'Situation du joueur',
    noMotive: 'Aucun changement particulier',
    proListed: 'Le joueur figure sur une liste de Pro A ou de Pro B',
    found: '%{name}, %{points} point, %{club} |||| %{name}, %{points} points, %{club}',
    verdicts: {
      licence: {
        title: 'Aucune démarche : prenez une licence',
        text: 'Personne n’a de licence à ce numéro ou à ce nom. Un joueur qui n’a jamais été licencié n’a besoin ni de mutation ni de transfert.',
      },
      own: {
        title: 'Aucune démarche : le joueur est de votre club',
        text: 'Sa dernière licence a été prise dans votre club. Renouvelez-la, ou prenez une licence.',
      },
      pending: {
        title: 'Une démarche est déjà en cours',
        text: 'Un changement de club a été demandé pour ce joueur et n’est pas encore décidé. Une nouvelle demande serait refusée.',
      },
      leisure: {
        title: 'Transfert, gratuit',
        text: 'Le joueur n’a pas eu de licence compétition cette saison ni la saison dernière.',
      },
      absent: {
        title: 'Transfert, gratuit',
        text: 'Le joueur n’a été licencié ni cette saison ni la saison dernière.',
      },
      ordinary: {
        title: 'Mutation ordinaire',
        text: 'Le joueur a eu une licence compétition et la période ordinaire est ouverte jusqu’au %{until}. Aucun motif n’est demandé.',
      },
      needsMotive: {
        title: 'Mutation exceptionnelle : il faut un motif',
        text: 'Le joueur a eu une licence compétition et la période ordinaire est fermée. Jusqu’au %{until}, une mutation exceptionnelle est possible : choisissez la situation du joueur.',
      },
      exceptional: {
        title: 'Mutation exceptionnelle',
        text: 'La période ordinaire est fermée. Avec ce motif et son justificatif, la demande est possible jusqu’au %{until}, après le changement lui-même.',
      },
      anyDay: {
        title: 'Mutation exceptionnelle',
        text: 'Ce motif est admis toute l’année, après le changement lui-même et avec son justificatif.',
      },
      professionals: {
        title: 'Motif réservé aux listes Pro',
        text: 'Un joker médical remplace un joueur d’une équipe professionnelle. Le joueur doit figurer sur une liste de Pro A ou de Pro B.',
      },
      closed: {
        title: 'Aucune mutation possible à cette date',
        text: 'Seule la création d’une association est un motif admis toute l’année : choisissez-la dans la situation du joueur si c’est le cas. Sinon, attendez l’ouverture d’une des périodes de la saison :',
      },
    },
    periods: {
      ordinary: 'Mutation ordinaire : du %{from} au %{to}',
      ordinaryPro: 'Mutation ordinaire d’un joueur d’une liste Pro : du %{from} au %{to}',
      exceptional: 'Mutation exceptionnelle : du %{from} au %{to}',
      exceptionalPro: 'Mutation exceptionnelle d’un joueur d’une liste Pro : du %{from} au %{to}',
    },
    fee: {
      title: 'Droits de mutation',
      federation: 'Part fédération',
      league: 'Part ligue',
      committee: 'Part comité',
      leftClub: 'Part club quitté (deuxième mutation de la saison)',
      total: 'Total',
      help: 'D’après le barème de la saison, pour %{points} point et la catégorie %{category}. Le serveur fixe le montant le jour de la demande. |||| D’après le barème de la saison, pour %{points} points et la catégorie %{category}. Le serveur fixe le montant le jour de la demande.',
      none: 'Le barème de la saison n’a pas de ligne pour ce joueur.',
    },
    level: 'Instance compétente : %{level}',
    levels: {
      committee: 'comité',
      league: 'ligue',
      federation: 'fédération',
    },
    proofs: {
      title: 'Justificatif à joindre',
      PROFESSIONNEL: 'Attestation de l’employeur, avec la date et le lieu du nouvel emploi',
      SCOLAIRE: 'Certificat de scolarité du nouvel établissement',
      RETRAITE: 'Notification de mise à la retraite',
      EMPLOI: 'Attestation d’inscription comme demandeur d’emploi',
      DEMENAGEMENT: 'Justificatif de domicile à la nouvelle adresse',
      JOKER: 'Certificat médical du joueur remplacé',
      DISSOLUTION: 'Procès-verbal de dissolution de l’association quittée',
      CREATION: 'Récépissé de déclaration de la nouvelle association',
      other: 'Document qui prouve le motif et sa date',
      paper: 'Le formulaire signé par le joueur reste au club.',
    },
    afterwards:
      'Pas encore licencié : l’accord du changement de club ne donne pas de licence. Il faudra ensuite la demander.',
    fill: 'Remplir le formulaire',
    filled: 'Le formulaire est rempli. Vérifiez-le, complétez-le, puis créez la demande.',
    toTransfer: 'Demander un transfert',
    toMutation: 'Demander une mutation',
    notLicensed:
      'Pas encore licencié : le changement de club est accepté, mais le joueur n’a pas de licence dans votre club pour cette saison.',
  },
  process: {
    now: {
      mutations: {
        draft: 'La demande n’est pas encore partie. Joignez le justificatif d’une mutation exceptionnelle.',
        waitingPlayer:
          'Le joueur doit signer le formulaire, qui reste au club d’accueil. Le club quitté est prévenu ensuite.',
        waitingLeftClub:
          'Le club quitté donne son avis. Sans réponse à la date limite, il est réputé d’accord et le dossier part à l’instance.',
        waitingInstance: 'L’instance compétente étudie le dossier et décide.',
        waitingPayment: 'L’instance attend le paiement des droits pour accepter la mutation.',
        incomplete: 'Le club d’accueil complète le dossier, puis le renvoie à l’instance.',
        accepted:
          'Le joueur est du club d’accueil, qui peut demander sa licence. Sa licence précédente reste au club quitté.',
        refused: 'Le joueur reste au club quitté.',
        cancelled: 'La demande a été retirée. Le joueur reste au club quitté.',
      },
      transferts: {
        submitted: 'L’instance décide. Un transfert est gratuit.',
        accepted: 'Le joueur est du club d’accueil, qui peut demander sa licence.',
        refused: 'Le joueur reste au club quitté.',
        cancelled: 'La demande a été retirée. Le joueur reste au club quitté.',
      },
    },
    steps: {
      mutations: {
        waitingPlayer: {
          action: 'Envoyer au joueur',
          consequence: 'La demande part. Le joueur doit signer le formulaire, qui reste au club.',
        },
        waitingLeftClub: {
          action: 'Noter la signature du joueur',
          consequence:
            'L’accord du joueur est enregistré et le club quitté est prévenu. Il a un délai pour donner son avis.',
        },
        waitingInstance: {
          action: 'Transmettre à l’instance',
          consequence: 'Le dossier part, avec l’avis du club quitté, à l’instance compétente, qui décide.',
        },
        waitingPayment: {
          action: 'Demander le paiement',
          consequence: 'Le club d’accueil doit payer les droits avant l’accord.',
        },
        accepted: {
          action: 'Accepter la mutation',
          consequence:
            'Le joueur rejoint le club d’accueil. Cette décision est définitive. Elle ne donne pas de licence.',
        },
        refused: {
          action: 'Refuser la mutation',
          consequence: 'Le joueur reste au club quitté. Le motif est transmis aux deux clubs.',
        },
        incomplete: {
          action: 'Demander un complément',
          consequence: 'Le club d’accueil doit compléter le dossier. Le motif lui est transmis.',
        },
        cancelled: {
          action: 'Annuler la demande',
          consequence: 'La demande est retirée et le joueur reste au club quitté.',
        },
      },
      transferts: {
        accepted: {
          action: 'Accepter le transfert',
          consequence: 'Le joueur rejoint le club d’accueil. Cette décision ne donne pas de licence.',
        },
        refused: {
          action: 'Refuser le transfert',
          consequence: 'Le joueur reste au club quitté. Le motif est transmis aux deux clubs.',
        },
        cancelled: {
          action: 'Annuler la demande',
          consequence: 'La demande est retirée et le joueur reste au club quitté.',
        },
      },
      'licence-contracts': {
        approved: {
          action: 'Approuver le contrat',
          consequence: 'Le contrat est approuvé.',
        },
        refused: {
          action: 'Refuser le contrat',
          consequence: 'Le contrat n’est pas approuvé.',
        },
        ended: {
          action: 'Terminer le contrat',
          consequence: 'Le contrat prend fin.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly clubChanges: typeof texts;
  }
}
