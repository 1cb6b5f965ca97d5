import type { Random } from './createRandom.ts';
import { ageBands, genders, licenceTypes, renewalRate } from './data/shape.ts';

/** One licensee of a club, past or present, before there is a name to it. */
export interface Member {
  /** At the end of the current season. */
  readonly age: number;
  readonly gender: 'M' | 'F';
  /** Code of the licence type of the last season. */
  readonly type: string;
  /** Age of each licence in seasons: 0 is the current season; latest first, without gap. */
  readonly seasonsAgo: readonly number[];
}

/** Youngest age of a first licence. */
const YOUNGEST = 5;
const ADULT_AGE = 18;
const OFFICER_AGE = 25;

/**
 * The licensees of a club over three seasons of equal size, of which 72 % stay from one to the next: `size`
 * of the current season and, after them, those who left after the last one and after the one before.
 */
export const planMembers = (random: Random, size: number, adultsOnly: boolean): Member[] => {
  const bands = ageBands.filter(([band]) => !adultsOnly || band.from >= ADULT_AGE);
  const stayed = random.quota(size, [
    [true, renewalRate * 100],
    [false, 100 - renewalRate * 100],
  ]);
  const returning = stayed.filter(Boolean).length;
  const left = size - returning;
  // Of last season's licensees (first those who came back, then those who left) the same share had come back.
  const before = random.shuffle(stayed);
  const history = [
    ...Array.from({ length: size }, (_, index) =>
      index < returning ? (before[index] ? [0, 1, 2] : [0, 1]) : [0],
    ),
    ...Array.from({ length: left }, (_, index) => (before[returning + index] ? [1, 2] : [1])),
    ...Array.from({ length: left }, () => [2]),
  ];
  const current = { ages: random.quota(size, bands), genders: random.quota(size, genders) };
  const drafts = history.map((seasonsAgo, index) => {
    const band = current.ages[index] ?? random.weighted(bands);
    return {
      age: Math.max(random.int(band.from, band.to), YOUNGEST + Math.max(...seasonsAgo)),
      gender: current.genders[index] ?? random.weighted(genders),
      seasonsAgo,
    };
  });
  const types = typesOf(random, drafts.slice(0, size));
  return drafts.map((draft, index) => ({
    ...draft,
    type:
      types[index] ??
      random.weighted([
        ['T', 6],
        ['P', 4],
      ]),
  }));
};

/** Deals out the licence types: officers are adults, discovery and event licences go to newcomers. */
const typesOf = (random: Random, members: readonly Omit<Member, 'type'>[]): string[] => {
  const wanted = random.quota(members.length, licenceTypes);
  const types: string[] = members.map(() => 'T');
  const free = new Set(members.keys());
  const deal = (type: string, suits: (member: Omit<Member, 'type'>) => boolean) => {
    const count = wanted.filter((other) => other === type).length;
    const candidates = [...free].filter((index) => {
      const member = members[index];
      return member !== undefined && suits(member);
    });
    for (const index of random.shuffle(candidates).slice(0, count)) {
      types[index] = type;
      free.delete(index);
    }
  };
  const isNew = (member: Omit<Member, 'type'>) => member.seasonsAgo.length === 1;
  deal('A', (member) => member.age >= OFFICER_AGE && !isNew(member));
  deal('I', (member) => isNew(member) && member.age < 60);
  deal('E', isNew);
  deal('P', (member) => member.age < 11 || member.age >= 20);
  return types;
};
