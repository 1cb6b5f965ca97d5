import { typeset } from '../../i18n/typography.ts';

/** Events, and the pass of a participant with its check at the entry. */
export const texts = typeset({
  pass: {
    open: 'Pass',
    participants: 'Participants et pass',
    print: 'Imprimer ou enregistrer en PDF',
    failed: 'Le pass n’a pas pu être lu.',
    absent: 'Ce participant n’a pas de pass : ce type d’événement n’en délivre pas.',
    picture: 'QR code du pass %{code}',
    code: 'N° de pass',
    state: 'État du pass',
    holder: 'Titulaire',
    event: 'Événement',
    date: 'Date',
    place: 'Lieu',
    show: 'Présentez ce code à l’entrée de l’événement. Il ne laisse entrer qu’une fois.',
    control: 'Contrôler un pass',
    typed: 'N° de pass',
    help: 'Le numéro seul suffit ; un lecteur de QR code remplit ce champ.',
    check: 'Contrôler',
    checking: 'Contrôle en cours…',
    empty: 'Indiquez un numéro de pass.',
    valid: 'Pass valide',
    validText: '%{name}. Le pass n’a pas encore servi.',
    present: 'Présence enregistrée',
    presentText: '%{name} est présent depuis le %{date}.',
    used: 'Pass déjà utilisé',
    usedBeforeText: '%{name} a déjà été marqué présent.',
    usedText: '%{name} a été marqué présent le %{date}.',
    spent: 'Pass non valable',
    spentText: '%{name}. État du pass : %{state}.',
    unknown: 'Pass inconnu',
    unknownText: 'Aucun pass du club ne porte le numéro « %{code} ».',
    other: 'Pass d’un autre événement',
    otherText: '%{name} a un pass pour « %{event} ».',
    openOther: 'Aller à cet événement',
    entryUnknown: 'La présence a peut-être été enregistrée. Contrôlez de nouveau le pass.',
    checkFailed: 'Le pass n’a pas pu être contrôlé. Rien n’a été enregistré.',
  },
  process: {
    steps: {
      'club-events': {
        published: {
          action: 'Publier l’événement',
          consequence: 'L’événement est annoncé, et ses participants peuvent être accueillis avec leur pass.',
        },
        finished: {
          action: 'Terminer l’événement',
          consequence: 'L’événement est passé. Son bilan peut encore être rédigé.',
        },
        cancelled: {
          action: 'Annuler l’événement',
          consequence: 'L’événement n’a pas lieu, et ses pass ne donnent plus droit à rien. C’est définitif.',
        },
      },
      participants: {
        used: {
          action: 'Marquer présent',
          consequence: 'Le pass est utilisé : il ne laisse entrer qu’une fois.',
        },
        converted: {
          action: 'Noter la licence prise',
          consequence: 'Le participant a pris une licence après l’événement.',
        },
      },
      internships: {
        open: {
          action: 'Ouvrir les inscriptions',
          consequence: 'Les clubs peuvent inscrire des stagiaires.',
        },
        full: {
          action: 'Déclarer complet',
          consequence: 'Il ne reste plus de place ; les inscrits le restent.',
        },
        closed: {
          action: 'Clore les inscriptions',
          consequence: 'Plus personne ne peut être inscrit.',
        },
        finished: {
          action: 'Terminer le stage',
          consequence: 'Le stage est passé.',
        },
        cancelled: {
          action: 'Annuler le stage',
          consequence: 'Le stage n’a pas lieu. C’est définitif.',
        },
      },
      'internship-participants': {
        confirmed: {
          action: 'Confirmer l’inscription',
          consequence: 'Le stagiaire a sa place.',
        },
        cancelled: {
          action: 'Annuler l’inscription',
          consequence: 'La place est libérée. Pour revenir, une nouvelle inscription est nécessaire.',
        },
        present: {
          action: 'Marquer présent',
          consequence: 'Le stagiaire a suivi le stage.',
        },
        absent: {
          action: 'Marquer absent',
          consequence: 'Le stagiaire n’est pas venu.',
        },
        validated: {
          action: 'Prononcer l’admission',
          consequence: 'Le stagiaire est admis.',
        },
        failed: {
          action: 'Ajourner',
          consequence: 'Le stagiaire n’est pas admis cette fois.',
        },
      },
    },
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly eventPasses: typeof texts;
  }
}
