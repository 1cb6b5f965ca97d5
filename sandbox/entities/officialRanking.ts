import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, choice, date, float, int, numberChoice } from '../model/scalarFields.ts';

/** Points and places of a person as the federation published them: twice a season officially, monthly between. */
export const officialRanking = entity('official-ranking', {
  path: '/official_rankings',
  label: 'Classement',
  represent: '${person.familyName} ${points}',
  access: { module: 'persons', action: 'persons.details', owners: ['person.club'] },
  fields: {
    person: reference('Personne', 'person', { required: true }),
    season: reference('Saison', 'season', { required: true }),
    phase: numberChoice(
      'Phase',
      [
        { value: 1, label: 'Phase 1' },
        { value: 2, label: 'Phase 2' },
      ],
      { required: true },
    ),
    date: date('Date', { required: true }),
    points: float('Points', { required: true, from: 0 }),
    ranking: int('Classement', { required: true, from: 5 }),
    numbered: bool('Numéroté(e)', { default: false }),
    nationalRank: int('Rang national', { from: 1 }),
    regionalRank: int('Rang régional', { from: 1 }),
    departmentalRank: int('Rang départemental', { from: 1 }),
    category: referential('Catégorie', 'AgeCategory'),
    gender: choice('Sexe', { M: 'Masculin', F: 'Féminin' }),
    kind: choice('Type', { official: 'Officiel', monthly: 'Mensuel' }, { required: true }),
    variation: float('Progression'),
  },
});
