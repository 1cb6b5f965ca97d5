import type { Random } from './createRandom.ts';
import { competitionPoints, leisurePoints } from './data/shape.ts';

interface Player {
  readonly age: number;
  readonly type: string;
}

const COMPETING: readonly string[] = ['T', 'A'];
const MINIMUM = 500;

/**
 * Official points for each player, in the order given. The values follow the distribution of the season; who
 * gets the high ones follows age, with much luck: the best are around thirty.
 */
export const toPoints = <P extends Player>(random: Random, players: readonly P[]): ReadonlyMap<P, number> => {
  const competing = players.filter(({ type }) => COMPETING.includes(type));
  const leisure = players.filter(({ type }) => !COMPETING.includes(type));
  const values = random
    .quota(competing.length, competitionPoints)
    .map(({ from, to }) => random.int(from, to))
    .toSorted((one, other) => one - other);
  const strength = new Map(competing.map((player) => [player, toStrength(player.age) + random.next()]));
  const ranked = competing.toSorted((one, other) => (strength.get(one) ?? 0) - (strength.get(other) ?? 0));
  const bands = random.quota(leisure.length, leisurePoints);
  return new Map([
    ...ranked.map((player, index) => [player, values[index] ?? MINIMUM] as const),
    ...leisure.map((player, index) => [player, leisureValue(random, player, bands[index])] as const),
  ]);
};

const toStrength = (age: number): number => (age < 30 ? (age - 30) / 14 : (30 - age) / 45);

/** A leisure player with points once competed: no child did. */
const leisureValue = (
  random: Random,
  { age }: Player,
  band?: { readonly from: number; readonly to: number },
): number => (band === undefined || age < 20 ? MINIMUM : random.int(band.from, band.to));
