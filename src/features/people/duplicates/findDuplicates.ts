import { toDateInput } from '../../../lib/dates.ts';
import { lettersOf } from '../../../lib/text.ts';
import { toText, type Json } from '../../../schema/read.ts';
import { idOf } from '../../../lib/iri.ts';
import type { Candidate } from './candidate.ts';

/**
 * Records that may be of one person, together: the same given name and birth date, and one family or birth name in
 * common. Case, accents, hyphens and spaces are ignored; records marked as namesakes are left out.
 */
export const findDuplicates = <Person extends Json>(
  people: readonly Person[],
): readonly (readonly Person[])[] => {
  const alike = new Map<string, Person[]>();
  for (const person of people) {
    const day = toDateInput(person.birthDate);
    const given = plain(person.givenName);
    if (day === '' || given === '' || person.homonym === true) continue;
    const key = `${day} ${given}`;
    alike.set(key, [...(alike.get(key) ?? []), person]);
  }
  return [...alike.values()].flatMap(groupsOf).filter(({ length }) => length > 1);
};

/** Of people who share given name and birth date, those who share a name too. */
const groupsOf = <Person extends Json>(people: readonly Person[]): readonly (readonly Person[])[] => {
  const groups: { readonly names: Set<string>; readonly members: Person[] }[] = [];
  for (const person of people) {
    const names = namesOf(person);
    const group = groups.find((one) => names.some((name) => one.names.has(name)));
    if (!group) groups.push({ names: new Set(names), members: [person] });
    else {
      group.members.push(person);
      for (const name of names) group.names.add(name);
    }
  }
  return groups.map(({ members }) => members);
};

const namesOf = ({ familyName, birthName }: Json): readonly string[] =>
  [plain(familyName), plain(birthName)].filter((name) => name !== '');

const plain = (value: unknown): string => lettersOf(toText(value) ?? '');

/** Which of several records of one person is best kept, and why. */
interface Advice {
  /** IRI. */
  readonly kept: string;
  /** `fullest`: more hangs on it than on any other; `oldest`: as much hangs on others, which were created later. */
  readonly because: 'fullest' | 'oldest';
}

/** The record on which most hangs, so that least has to be moved; the oldest of several. Null without any. */
export const adviseOn = (group: readonly Candidate[]): Advice | null => {
  const [first, second] = group.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || (idOf(one.iri) ?? 0) - (idOf(other.iri) ?? 0),
  );
  if (!first) return null;
  const isFullest = second === undefined || weightOf(first) > weightOf(second);
  return { kept: first.iri, because: isFullest ? 'fullest' : 'oldest' };
};

const weightOf = ({ counts }: Candidate): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
