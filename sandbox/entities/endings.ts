/** Endings of a game that was not played to its end; a forfeit, for which nobody began, is kept apart. */
export const endings = {
  retirement: 'Abandon',
  injury: 'Abandon sur blessure',
  disqualification: 'Disqualification',
  notPlayed: 'Non jouée',
  cancelled: 'Annulée',
};
