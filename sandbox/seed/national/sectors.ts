/** Most departments have four groups of eight clubs, these five. */
export const large: readonly string[] = '13 31 33 35 38 44 57 59 62 67 69 75 76 77 78 91 92 93 94 95'.split(
  ' ',
);
/** And these two. */
export const small: readonly string[] = '04 05 09 15 20 23 32 43 46 48 55 65 90 9D'.split(' ');

/**
 * Licences of the season of the clubs of a sector: 73 a club, the mean of the country, of which the smallest has 28
 * and the largest 140. Beside each, the teams that its competitors are enough for.
 */
export const sizes: readonly (readonly [licences: number, teams: number])[] = [
  [28, 3],
  [41, 4],
  [52, 5],
  [60, 6],
  [71, 8],
  [86, 10],
  [108, 12],
  [140, 16],
];

export const clubNames: readonly ((town: string) => string)[] = [
  (town) => `TT ${town}`,
  (town) => `Ping ${town}`,
  (town) => `${town} Pongiste`,
  (town) => `AS ${town} TT`,
  (town) => `Raquette ${town}`,
  (town) => `US ${town} TT`,
  (town) => `CP ${town}`,
  (town) => `Étoile ${town}`,
  (town) => `AL ${town} TT`,
  (town) => `${town} Ping Club`,
];

export const hallNames = [
  'Gymnase Jean-Moulin',
  'Salle Jacques-Secrétin',
  'Complexe sportif des Tilleuls',
  'Salle omnisports Pierre-de-Coubertin',
  'Gymnase Colette-Besson',
  'Salle spécifique du Stade',
  'Halle Simone-Veil',
] as const;

export const colors = [
  'Bleu / Blanc',
  'Rouge / Noir',
  'Vert / Blanc',
  'Jaune / Bleu',
  'Grenat / Or',
] as const;
