/** The twelve labels: code and name. */
export const labels = [
  ['ACCUEIL', 'Accueil'],
  ['FORMATEUR', 'Formateur'],
  ['COMPETITION', 'Compétition'],
  ['JEUNES', 'Jeunes'],
  ['PING_4_7', '4-7 ans'],
  ['FEMININ', 'Féminin'],
  ['LOISIR', 'Loisir'],
  ['SANTE', 'Santé'],
  ['HANDI', 'Handi'],
  ['CITOYEN', 'Citoyen et développement durable'],
  ['ARBITRAGE', 'Arbitrage'],
  ['EMPLOI', 'Emploi-Structuration'],
] as const;

/** The questions of every label; `%` is its name. */
export const questions = [
  'Le club a un référent «\u202f%\u202f» nommé par son comité directeur',
  'Le projet du club comporte un volet «\u202f%\u202f»',
  'Un créneau par semaine au moins est consacré à ce public ou à cette pratique',
  'Un éducateur diplômé encadre ce créneau',
  'Le club informe ses adhérents par un affichage dédié',
  'Le site internet du club présente cette activité',
  'Le matériel est adapté et en nombre suffisant',
  'La salle est accessible et signalée',
  'Une action de promotion a eu lieu pendant la saison',
  'Un partenariat local soutient cette activité',
  'Un bilan annuel est présenté en assemblée générale',
] as const;

/** Applications: club by its place, label, season (0 is the current one), questions answered no, and status. */
export const applications = [
  [0, 'ACCUEIL', 1, 1, 'granted'],
  [0, 'JEUNES', 0, 2, 'leagueReview'],
  [0, 'FEMININ', 1, 3, 'refused'],
  [0, 'SANTE', 0, 5, 'draft'],
  [1, 'FORMATEUR', 1, 0, 'granted'],
  [1, 'COMPETITION', 0, 1, 'submitted'],
  [3, 'PING_4_7', 0, 2, 'federalReview'],
] as const;
