import type { ClubPeople } from './addPeople.ts';
import type { Tools } from './tools.ts';

/** A referee of team meetings in each of these clubs: who is named may come from anywhere. */
export const addReferees = (
  { rows, referential, organization }: Tools,
  people: readonly ClubPeople[],
): void => {
  for (const [index, { licensees }] of people.entries()) {
    const adult = licensees.find(({ age, seasonsAgo }) => age >= 20 && seasonsAgo[0] === 0);
    if (!adult) continue;
    rows.add('graduation', {
      person: adult.person,
      type: referential('GraduationType', 'JA1'),
      domain: 'refereeing',
      date: '2022-03-14',
      place: 'Maison des sports',
      organization: organization('D77'),
      number: `JA1-2022-1${String(index).padStart(2, '0')}`,
      validUntil: '2029-06-30',
      active: true,
      lastRefresher: '2025-09-20',
    });
  }
};
