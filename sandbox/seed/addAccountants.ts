import type { ClubPeople } from './addPeople.ts';
import { clubs } from './data/clubs.ts';
import { organizationId } from './organizationId.ts';
import type { Tools } from './tools.ts';

/** The correspondent of every club: the first of its officers. */
export const addAccountants = ({ rows }: Tools, people: readonly ClubPeople[]): void => {
  for (const [index, club] of clubs.entries()) {
    const officer = people[index]?.licensees.find((licensee) => licensee.officer);
    if (officer) rows.add('accountant', { person: officer.person, club: organizationId(club.number) });
  }
};
