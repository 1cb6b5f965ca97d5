// oxlint-disable max-lines -- texts
import { typeset } from '../../i18n/typography.ts';

/** Licences: the first one, the renewal, what attests them. */
export const texts = typeset({
  todo: {
    preRegistrations: {
      title: '%{smart_count} pré-inscription à traiter |||| %{smart_count} pré-inscriptions à traiter',
      due: 'reçue le %{date}',
      failed: 'Les pré-inscriptions à traiter n’ont pas pu être lues.',
    },
    certificates: {
      title: '%{smart_count} certificat médical attendu |||| %{smart_count} certificats médicaux attendus',
      due: 'licence de %{date}',
      failed: 'Les certificats attendus n’ont pas pu être lus.',
    },
    mentions: {
      title:
        '%{smart_count} licence sans mention médicale |||| %{smart_count} licences sans mention médicale',
      due: 'créée le %{date}',
      failed: 'Les licences sans mention médicale n’ont pas pu être lues.',
    },
    renewals: {
      title: '%{smart_count} licence à renouveler |||| %{smart_count} licences à renouveler',
      due: 'licence de %{date}',
      failed: 'Les licences à renouveler n’ont pas pu être lues.',
    },
  },
  takeOver: {
    open: 'Prendre en charge',
    title: 'Prise en charge de la pré-inscription',
    failed: 'La pré-inscription n’a pas pu être lue.',
    noSeason: 'La saison de cette demande est inconnue : elle ne peut pas être acceptée ici.',
    closed: 'Cette demande ne peut plus être acceptée, ou vous n’en avez pas le droit.',
    meanwhile:
      'Une autre personne du club vient d’accepter cette demande : rien n’a été créé une seconde fois.',
    resumed: 'Vos choix commencés plus tôt sont repris.',
    first: 'Prenez d’abord la demande en charge.',
    person: '1. Personne',
    masked: 'Affichez d’abord les coordonnées : elles sont reprises dans la fiche de la personne.',
    otherPerson: 'Choisir une autre personne',
    medical: '2. Document médical',
    needsCertificate: 'Pour jouer, un nouveau certificat médical est à enregistrer.',
    answeredYes:
      'Toutes les réponses au questionnaire ne sont pas « non » : pour jouer, un certificat médical est à enregistrer.',
    licence: '3. Licence et tarif',
    price: 'Tarif du club : %{price}',
    answer: '4. Réponse',
    consequence:
      'La licence et l’adhésion de la saison sont créées pour cette personne. La demande ne peut plus être modifiée ensuite.',
    otherAnswer: 'Demander un complément ou refuser',
    done: 'Demande acceptée : la licence est créée.',
    missing: {
      person: 'Choisissez la personne.',
      licensed: 'Cette personne a déjà une licence pour cette saison.',
      mutation: 'Une mutation de cette personne est en cours.',
      certificate: 'Enregistrez un certificat médical, ou choisissez une mention.',
      mention: 'Choisissez la mention médicale.',
      forms: 'Choisissez les formes de pratique.',
      representative: 'Complétez le représentant légal de ce mineur dans la pré-inscription.',
    },
  },
  registration: {
    known:
      'Cette personne est peut-être déjà connue. Vérifiez avant de la créer une seconde fois. |||| Ces %{smart_count} personnes sont déjà connues. Vérifiez avant d’en créer une autre.',
    born: 'né(e) le %{date}',
    number: 'licence n° %{number}',
    unlicensed: 'jamais licencié(e)',
    season: 'dernière saison : %{season}',
    choose: 'C’est cette personne',
    chooseNamed: 'C’est cette personne : %{name} %{number}',
    failed: 'Les personnes déjà connues n’ont pas pu être recherchées.',
    none: 'Aucune personne connue du club n’a ce nom et cette date de naissance, ni ce numéro de licence.',
    unknownNumber: 'Aucune personne du club n’a ce numéro de licence.',
    unfit: {
      minor: 'Pour les majeurs : cette personne est mineure.',
      adult: 'Pour les mineurs : cette personne est majeure.',
    },
    unrepresented: 'Cette personne est mineure : indiquez son représentant légal.',
    holder: 'Titulaire',
    change: 'Changer de personne',
    search:
      'Cherchez-la par son nom, ou ici par son numéro de licence. Créez-la seulement si elle est inconnue.',
    byNumber: 'N° de licence connu',
    formerClub:
      'Le dernier club indiqué n’est pas le vôtre : si cette personne y est encore licenciée, demandez plutôt une mutation ou un transfert.',
    mutations: 'Mutations',
    transfers: 'Transferts',
    licenceCreated: 'La licence a été créée à partir de cette pré-inscription.',
    openLicence: 'Ouvrir la licence',
    obstacles: {
      licensed: 'Cette personne a déjà une licence pour cette saison.',
      mutation: 'Une mutation de cette personne est en cours.',
      suspended: 'La licence de cette personne est suspendue.',
    },
    advice: {
      title: 'Avant d’enregistrer',
      empty: 'Choisissez la personne : sa catégorie, le tarif et le suivi médical s’affichent ici.',
      failed: 'La catégorie, le tarif et le suivi médical n’ont pas pu être lus.',
      renew: 'Cette personne avait une licence du club en %{season} : renouvelez-la plutôt.',
      category: 'Catégorie d’âge en %{season} : %{name}',
      price: 'Tarif du club : %{price} (repris si le montant dû reste vide)',
      unrepresented:
        'Cette personne est mineure et n’a pas de représentant légal : indiquez-le dans sa fiche.',
      noPrice: 'Le club n’a pas de tarif pour ce type de licence.',
      uncarried:
        'L’attestation d’un majeur prolonge un certificat, deux saisons au plus, et aucun n’est à prolonger ici. Enregistrez un certificat de moins d’un an, ou choisissez « Sans pratique sportive » : la licence serait refusée.',
      settled: 'Les documents enregistrés donnent cette mention médicale :',
      requested: 'Mention médicale à demander, d’après l’âge et les documents enregistrés :',
    },
  },
  renewals: {
    title: 'Renouveler des licences',
    clubAlone: 'Un club renouvelle ses licences dans son propre espace.',
    foot: 'Total et envoi',
    season: 'Saison %{season}. Le type et les formes de pratique de la dernière licence sont repris.',
    resumed: 'Votre renouvellement commencé plus tôt est repris : ce qui est déjà fait ne sera pas refait.',
    loadFailed: 'Les personnes à renouveler n’ont pas pu être lues.',
    unread:
      '%{smart_count} personne n’a pas pu être lue et reste de côté. |||| %{smart_count} personnes n’ont pas pu être lues et restent de côté.',
    start: {
      text: 'Sélectionnez des licences ou des personnes dans leur liste, ou prenez tous ceux qui ne sont pas encore renouvelés.',
      all: 'Tous les licenciés de %{season} à renouveler',
      none: 'Tous les licenciés de %{season} ont déjà une licence pour cette saison.',
      licences: 'Liste des licences',
    },
    show: {
      label: 'Afficher',
      all: 'Toutes les personnes (%{count})',
      open: 'À renouveler (%{count})',
      missing: 'À compléter (%{count})',
      leftOut: 'Écartées (%{count})',
      failed: 'Échecs (%{count})',
      blocked: 'Impossibles (%{count})',
      done: 'Renouvelées (%{count})',
    },
    forAll: {
      type: 'Type, pour tous',
      keep: 'Ne pas changer',
      forms: 'Formes de pratique, pour tous',
      attest: 'Attestations reçues',
      attestHelp: 'Choisit l’attestation de toutes les personnes cochées qui peuvent en donner une.',
    },
    list: 'Personnes à renouveler',
    tickAll: 'Tout cocher',
    tick: 'Renouveler %{name}',
    person: 'Personne',
    state: 'État',
    leftOut: 'Écartée',
    leftOutCount: '%{smart_count} écartée |||| %{smart_count} écartées',
    incomplete: '%{smart_count} à compléter |||| %{smart_count} à compléter',
    see: 'Voir la licence |||| Voir les %{smart_count} licences',
    pages: 'Pages',
    page: 'Page %{page}',
    last: '%{season} : %{type}',
    type: 'Type',
    forms: 'Formes de pratique',
    formsOf: 'Formes de pratique de %{name}',
    noForms: 'Aucune',
    change: 'Modifier les formes de pratique',
    mention: 'Mention médicale',
    toChoose: 'À choisir',
    amount: 'Montant',
    noPrice: 'Sans tarif',
    needsCertificate: 'Un nouveau certificat est nécessaire pour jouer.',
    addCertificate: 'Certificats',
    missing: {
      type: 'Type à choisir',
      forms: 'Forme à choisir',
      mention: 'Mention à choisir',
    },
    ready: 'Prête',
    obstacles: {
      renewed: 'Déjà renouvelée',
      licensed: 'A déjà une licence pour cette saison',
      mutation: 'Mutation en cours',
      suspended: 'Licence suspendue',
      noLicence: 'N’a pas encore eu de licence dans ce club : créez-en une',
      closed: 'Ne renouvelle pas, ou est parti',
    },
    nobody: 'Aucune personne à renouveler dans cette liste.',
    total: 'Total : %{total}',
    totalPartly:
      'Total : %{total}, sans %{smart_count} licence qui n’a pas de tarif |||| Total : %{total}, sans %{smart_count} licences qui n’ont pas de tarif',
    run: 'Renouveler %{smart_count} licence pour %{amount} |||| Renouveler %{smart_count} licences pour %{amount}',
    again: 'Reprendre les échecs (%{smart_count})',
    rest: 'Reprendre (%{smart_count} restante) |||| Reprendre (%{smart_count} restantes)',
    stop: 'Arrêter',
    stopping: 'Arrêt après les demandes en cours…',
    drop: 'Abandonner',
    finish: 'Terminer',
    validate: 'Valider',
  },
  attestation: {
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
  },
  process: {
    steps: {
      'licence-renewals': {
        toRenew: {
          action: 'Remettre à renouveler',
          consequence: 'La licence figure à nouveau parmi celles à renouveler.',
        },
        inProgress: {
          action: 'Commencer le renouvellement',
          consequence: 'Le renouvellement est en cours.',
        },
        waitingMedical: {
          action: 'Attendre le certificat',
          consequence: 'Le renouvellement attend le certificat médical.',
        },
        validated: {
          action: 'Valider le renouvellement',
          consequence: 'La licence est renouvelée.',
        },
        declined: {
          action: 'Noter le non-renouvellement',
          consequence: 'La personne ne renouvelle pas sa licence cette saison.',
        },
      },
      'pre-registration': {
        submitted: {
          action: 'Transmettre au club',
          consequence: 'La demande est prête à être étudiée par le club.',
        },
        incomplete: {
          action: 'Demander un complément',
          consequence: 'La demande revient au joueur, avec ce motif. Elle pourra être transmise à nouveau.',
        },
        accepted: {
          action: 'Accepter la demande',
          consequence:
            'La licence et l’adhésion de la saison sont créées pour la personne rattachée. La demande ne peut plus être modifiée.',
        },
        refused: {
          action: 'Refuser la demande',
          consequence: 'La demande est close. Le motif est transmis au joueur.',
        },
        cancelled: {
          action: 'Annuler la demande',
          consequence: 'Le joueur renonce : la demande est close.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly licences: typeof texts;
  }
}
