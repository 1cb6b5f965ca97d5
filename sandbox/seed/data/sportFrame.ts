/** Sectors of federal life: code and name. */
export const branches = [
  ['SPORTIF', 'Sportif'],
  ['ARBITRAGE', 'Arbitrage'],
  ['TECHNIQUE', 'Technique'],
  ['FORMATION', 'Formation'],
  ['DEV', 'Développement'],
  ['HAUTNIVEAU', 'Haut niveau'],
  ['ADMIN', 'Administratif'],
] as const;

/** Kinds of club events: code, name, and whether passes and event licences come with it. */
export const eventTypes = [
  ['PORTES_OUVERTES', 'Portes ouvertes', true],
  ['PING_TOUR', 'Ping Tour', true],
  ['FETE_4_7', 'Fête du Ping 4-7 ans', true],
  ['PREMIER_PAS', 'Premier pas pongiste', true],
  ['JOURNEE_FEMININE', 'Journée féminine', true],
  ['PING_SANTE', 'Ping santé', false],
  ['ENTREPRISE', 'Ping en entreprise', false],
  ['SCOLAIRE', 'Cycle scolaire', false],
  ['TOURNOI_LOISIR', 'Tournoi loisir', false],
  ['TELETHON', 'Téléthon', false],
  ['DECOUVERTE', 'Stage découverte', true],
] as const;
