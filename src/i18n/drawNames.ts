/** Name of a round of a knockout table with so many matches: `Finale`, `1/2 finale`, `1/4 de finale` … */
export const toRoundName = (matches: number): string => {
  if (matches === 1) return 'Finale';
  return matches === 2 ? '1/2 finale' : `1/${matches} de finale`;
};

/** A place as results print it: `1er`, `2e`, `9e ex aequo`. */
export const toPlaceText = (place: number, shared: boolean): string =>
  `${place}${place === 1 ? 'er' : 'e'}${shared ? ' ex aequo' : ''}`;
