import { numberChoice, text } from '../model/scalarFields.ts';

/** Opinions of a body on a request that goes up the federal tree. */
export const opinions = [
  { value: 1, label: 'Favorable' },
  { value: 2, label: 'Défavorable' },
  { value: 0, label: 'Sans avis' },
] as const;

/** What a body fills in with its step: its opinion, or why it refuses. */
export const opinionFields = {
  review: numberChoice('Avis', opinions, { byStep: true }),
  motive: text('Motif', { max: 1000, byStep: true }),
};
