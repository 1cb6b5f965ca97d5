import { drawSize, isDrawSize, meetingRound, range, seedsByLine } from './seedLines.ts';

export interface DrawOptions<Entry> {
  /** A number from 0 to below 1, as Math.random; the same numbers give the same draw. */
  readonly random: () => number;
  /** How many of the first entries are protected from one another; the rest is drawn freely. Default: a half of the lines. */
  readonly seeds?: number;
  /** How much two entries have to be kept apart; 0 for not at all, larger before smaller. */
  readonly apart?: (one: Entry, other: Entry) => number;
  /** Lines of the draw; by default the fewest that take the entries. */
  readonly size?: number;
}

/**
 * A knockout draw: the entries, given from the strongest on, by line; null is a bye. Seeds are drawn within their braces
 * ({3, 4}, {5-8} …); byes face the best entries, whose brace is cut where the byes end;
 * lots decide which of the unprotected face one, if any is left. Then entries of one brace change
 * lines as long as that keeps apart better who should be: the later they can meet the better.
 */
export const drawLines = <Entry>(
  entries: readonly Entry[],
  { random, seeds, apart, size = drawSize(entries.length) }: DrawOptions<Entry>,
): (Entry | null)[] => {
  if (!isDrawSize(size) || entries.length > size || entries.length <= size / 2) {
    throw new RangeError(`${entries.length} entries do not make a draw of ${size}`);
  }
  const byes = size - entries.length;
  const groups = toGroups(entries.length, seeds ?? size / 2, byes);
  const byLine = seedsByLine(size);
  const lines: (Entry | null)[] = Array.from({ length: size }, () => null);
  const free = groups.map((numbers) => {
    const places = numbers.map((number) => byLine.indexOf(number));
    shuffle(numbers, random).forEach((number, index) => {
      lines[places[index] ?? 0] = entries[number - 1] ?? null;
    });
    return places;
  });
  if (apart) separate(lines, free, apart);
  return lines;
};

/** Numbers of the entries among whom lots decide, brace by brace; who is not protected makes up the last. */
const toGroups = (count: number, guarded: number, byes: number): number[][] => {
  const braces = range(0, Math.log2(drawSize(count))).map((power) => 2 ** power);
  const ends = [...braces, byes, guarded]
    .filter((end) => end > 0 && end < count && end <= guarded)
    .concat(count);
  const sorted = [...new Set(ends)].toSorted((a, b) => a - b);
  return sorted.map((end, index) => range((sorted[index - 1] ?? 0) + 1, end));
};

/** Fisher-Yates. */
const shuffle = (numbers: readonly number[], random: () => number): number[] => {
  const rest = [...numbers];
  return numbers.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] ?? 0);
};

/** Each change lowers the sum of what should be apart, so that it ends. `free` are the places that may change, by brace. */
const separate = <Entry>(
  lines: (Entry | null)[],
  free: readonly (readonly number[])[],
  apart: (one: Entry, other: Entry) => number,
): void => {
  const rounds = Math.log2(lines.length);
  const costAt = (entry: Entry | null, place: number, except: number): number => {
    if (entry === null) return 0;
    let sum = 0;
    for (const [other, opponent] of lines.entries()) {
      if (opponent === null || other === place || other === except || opponent === entry) continue;
      const weight = apart(entry, opponent);
      if (weight > 0) sum += weight * (4 ** (rounds - meetingRound(place + 1, other + 1)) - 1);
    }
    return sum;
  };
  const gain = (one: number, other: number): number => {
    const [first = null, second = null] = [lines[one], lines[other]];
    const now = costAt(first, one, other) + costAt(second, other, one);
    return now - costAt(first, other, one) - costAt(second, one, other);
  };
  let changed = true;
  while (changed) {
    changed = false;
    for (const places of free) {
      for (const [one, other] of pairsOf(places)) {
        if (gain(one, other) <= 1e-9) continue;
        [lines[one], lines[other]] = [lines[other] ?? null, lines[one] ?? null];
        changed = true;
      }
    }
  }
};

const pairsOf = (places: readonly number[]): [number, number][] =>
  places.flatMap((one, index) => places.slice(index + 1).map((other): [number, number] => [one, other]));
