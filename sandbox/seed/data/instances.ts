/** The federal tree above the clubs. A league number is the first part of the numbers of its clubs. */
export const federation = {
  identifier: 'FFTT',
  name: 'Fédération française de tennis de table',
  shortName: 'FFTT',
} as const;

/** Federations that a club may belong to besides its own; they have no place in its tree. */
export const affinityFederations = [
  { identifier: 'UFOLEP', name: 'UFOLEP' },
  { identifier: 'FSGT', name: 'FSGT' },
  { identifier: 'FSCF', name: 'FSCF' },
  { identifier: 'UNSS', name: 'UNSS' },
  { identifier: 'USEP', name: 'USEP' },
  { identifier: 'FFSU', name: 'FFSU' },
  { identifier: 'FFH', name: 'FF Handisport' },
  { identifier: 'FFSA', name: 'FF Sport adapté' },
  { identifier: 'FFSE', name: 'FF Sport d’entreprise' },
] as const;

export const zones = [
  { identifier: 'Z1', name: 'Zone Nord', leagues: ['07', '09'] },
  { identifier: 'Z2', name: 'Zone Est', leagues: ['02', '06'] },
  { identifier: 'Z3', name: 'Zone Sud-Est', leagues: ['01', '05', '13'] },
  { identifier: 'Z4', name: 'Zone Sud-Ouest', leagues: ['10', '11'] },
  { identifier: 'Z5', name: 'Zone Ouest', leagues: ['03', '12'] },
  { identifier: 'Z6', name: 'Zone Centre-Île-de-France', leagues: ['04', '08'] },
  { identifier: 'Z7', name: 'Zone Outre-mer', leagues: ['30', '31', '32', '33', '34', '36', '37', '38'] },
] as const;

/** Seat of each league: town and postal code. */
export const leagues = [
  { number: '01', name: 'Ligue Auvergne-Rhône-Alpes', town: 'Lyon', postalCode: '69009' },
  { number: '02', name: 'Ligue Bourgogne-Franche-Comté', town: 'Dijon', postalCode: '21000' },
  { number: '03', name: 'Ligue de Bretagne', town: 'Rennes', postalCode: '35000' },
  { number: '04', name: 'Ligue Centre-Val de Loire', town: 'Orléans', postalCode: '45000' },
  { number: '05', name: 'Ligue Corse', town: 'Ajaccio', postalCode: '20000' },
  { number: '06', name: 'Ligue Grand Est', town: 'Nancy', postalCode: '54000' },
  { number: '07', name: 'Ligue Hauts-de-France', town: 'Lille', postalCode: '59000' },
  { number: '08', name: 'Ligue Île-de-France', town: 'Paris', postalCode: '75013' },
  { number: '09', name: 'Ligue de Normandie', town: 'Caen', postalCode: '14000' },
  { number: '10', name: 'Ligue Nouvelle-Aquitaine', town: 'Bordeaux', postalCode: '33000' },
  { number: '11', name: 'Ligue Occitanie', town: 'Toulouse', postalCode: '31000' },
  { number: '12', name: 'Ligue des Pays de la Loire', town: 'Nantes', postalCode: '44000' },
  { number: '13', name: "Ligue Provence-Alpes-Côte d'Azur", town: 'Marseille', postalCode: '13008' },
  { number: '30', name: 'Ligue de Guyane', town: 'Cayenne', postalCode: '97300' },
  { number: '31', name: 'Ligue de La Réunion', town: 'Saint-Denis', postalCode: '97400' },
  { number: '32', name: 'Ligue de Nouvelle-Calédonie', town: 'Nouméa', postalCode: '98800' },
  { number: '33', name: 'Ligue de Guadeloupe', town: 'Les Abymes', postalCode: '97139' },
  { number: '34', name: 'Ligue de Martinique', town: 'Fort-de-France', postalCode: '97200' },
  { number: '36', name: 'Ligue de Mayotte', town: 'Mamoudzou', postalCode: '97600' },
  { number: '37', name: 'Ligue de Tahiti', town: 'Papeete', postalCode: '98714' },
  { number: '38', name: 'Ligue de Wallis-et-Futuna', town: 'Mata-Utu', postalCode: '98600' },
] as const;

/** The committees of the twelve clubs and of their neighbours. */
export const committees = [
  { department: '77', league: '08', name: 'Comité de Seine-et-Marne', town: 'Melun', postalCode: '77000' },
  { department: '75', league: '08', name: 'Comité de Paris', town: 'Paris', postalCode: '75012' },
  { department: '35', league: '03', name: "Comité d'Ille-et-Vilaine", town: 'Rennes', postalCode: '35200' },
  { department: '44', league: '12', name: 'Comité de Loire-Atlantique', town: 'Nantes', postalCode: '44300' },
  { department: '16', league: '10', name: 'Comité de la Charente', town: 'Angoulême', postalCode: '16000' },
  { department: '59', league: '07', name: 'Comité du Nord', town: 'Lille', postalCode: '59800' },
  { department: '67', league: '06', name: 'Comité du Bas-Rhin', town: 'Strasbourg', postalCode: '67000' },
  { department: '69', league: '01', name: 'Comité du Rhône', town: 'Lyon', postalCode: '69003' },
  {
    department: '31',
    league: '11',
    name: 'Comité de la Haute-Garonne',
    town: 'Toulouse',
    postalCode: '31200',
  },
  {
    department: '13',
    league: '13',
    name: 'Comité des Bouches-du-Rhône',
    town: 'Marseille',
    postalCode: '13009',
  },
  { department: '28', league: '04', name: "Comité d'Eure-et-Loir", town: 'Chartres', postalCode: '28000' },
  { department: '9G', league: '36', name: 'Comité de Mayotte', town: 'Mamoudzou', postalCode: '97600' },
  { department: '78', league: '08', name: 'Comité des Yvelines', town: 'Versailles', postalCode: '78000' },
  {
    department: '91',
    league: '08',
    name: "Comité de l'Essonne",
    town: 'Évry-Courcouronnes',
    postalCode: '91000',
  },
  {
    department: '92',
    league: '08',
    name: 'Comité des Hauts-de-Seine',
    town: 'Nanterre',
    postalCode: '92000',
  },
  {
    department: '93',
    league: '08',
    name: 'Comité de la Seine-Saint-Denis',
    town: 'Bobigny',
    postalCode: '93000',
  },
  { department: '94', league: '08', name: 'Comité du Val-de-Marne', town: 'Créteil', postalCode: '94000' },
  { department: '95', league: '08', name: "Comité du Val-d'Oise", town: 'Cergy', postalCode: '95000' },
  { department: '33', league: '10', name: 'Comité de la Gironde', town: 'Bordeaux', postalCode: '33200' },
  { department: '62', league: '07', name: 'Comité du Pas-de-Calais', town: 'Arras', postalCode: '62000' },
] as const;
