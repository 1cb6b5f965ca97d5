import { typeset } from './typography.ts';

/** The steps of processes: their buttons and consequences. */
export const processTexts = typeset({
  process: {
    title: 'Avancement',
    step: 'Choisir « %{state} »',
    consequence: 'L’état devient « %{state} ».',
    reason: 'Motif',
    missing: 'Indiquez le motif.',
    unsaved:
      'Ce que vous venez de saisir n’est pas enregistré et ne partirait pas. Fermez cette fenêtre, enregistrez, puis recommencez.',
    toChoose: 'Choisissez une réponse.',
    done: 'État enregistré : %{state}',
    course: 'Étapes',
    passed: 'Étape passée',
    present: 'Étape actuelle',
    on: '%{state} le %{date}',
    next: 'Ensuite : %{states}',
    by: '%{state} le %{date}, %{who}',
    others: 'Revient à d’autres :',
    other: '%{who} : %{states}',
  },
});
