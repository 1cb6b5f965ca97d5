/** The halves of a season, and the third value for contests that run through all of it. */
export const phaseChoices = [
  { value: 1, label: 'Phase 1' },
  { value: 2, label: 'Phase 2' },
  { value: 3, label: 'Saison' },
];
