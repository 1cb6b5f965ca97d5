/** Lists of the sporting side: contests, tournaments, events and courses. Type of list -> code -> French name. */
export const sportReferentials: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MatchFormat: {
    '4J14': '4 joueurs, 14 parties',
    '4J18': '4 joueurs, 18 parties',
    '3J10': '3 joueurs, 10 parties',
    '3J9': '3 joueurs, 9 parties',
    '6J20': '6 joueurs, 20 parties',
    '2J5': '2 joueurs, 5 parties',
    '3J5': '3 joueurs, 5 parties',
  },
  TableFormat: {
    POULES_3: 'Poules de 3 puis KO',
    POULES_4: 'Poules de 4 puis KO',
    KO: 'KO direct',
    CONSOLANTE: 'KO avec consolante',
    INTEGRAL: 'Classement intégral',
    SUISSE: 'Ronde suisse',
  },
  ChangeRequestType: {
    AVANCE: 'Avance',
    REPORT: 'Report',
    HEURE: 'Changement d’heure',
    SALLE: 'Changement de salle',
    INVERSION: 'Inversion du lieu',
  },
  WarningType: {
    JAUNE: 'Carton jaune',
    JAUNE_ROUGE_1: 'Carton jaune-rouge 1',
    JAUNE_ROUGE_2: 'Carton jaune-rouge 2',
    ROUGE: 'Carton rouge',
  },
  ParticipantRole: { PARTICIPANT: 'Participant', BENEVOLE: 'Bénévole', ACCOMPAGNATEUR: 'Accompagnateur' },
  InternshipType: {
    ARBITRAGE: 'Arbitrage',
    JUGE_ARBITRAGE: 'Juge-arbitrage',
    TECHNIQUE: 'Technique',
    DIRIGEANT: 'Dirigeant',
    SPORTIF: 'Sportif',
    RECYCLAGE: 'Recyclage',
  },
  InternshipResult: { ADMIS: 'Admis', AJOURNE: 'Ajourné', ABSENT: 'Absent' },
  SpeakerRole: {
    FORMATEUR: 'Formateur',
    JURY: 'Jury',
    CONFERENCIER: 'Conférencier',
    ENCADRANT: 'Encadrant',
  },
};
