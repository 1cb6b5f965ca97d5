import type { Random } from './createRandom.ts';

const MINIMUM = 500;

/** Points, class and places of a licence `ago` seasons before the current one, whose points are `now`. */
export const toRanking = (random: Random, now: number, type: string, ago: number) => {
  const competes = type === 'T' || type === 'A';
  const progress = competes && now > MINIMUM ? random.int(-30, 70) : 0;
  const points = Math.max(MINIMUM, now - ago * progress);
  const initialPoints = competes ? Math.max(MINIMUM, points - Math.round(progress / 2)) : points;
  // Monthly points have two decimals: summed in hundredths, so that no binary fraction shows.
  const monthly = () => {
    const drift = competes && points > MINIMUM ? random.int(-2000, 4000) : 0;
    return Math.max(MINIMUM, (points * 100 + drift) / 100);
  };
  return {
    points,
    initialPoints,
    monthlyPoints: monthly(),
    previousMonthlyPoints: monthly(),
    ranking: toClass(points),
    ...toRanks(points, competes),
  };
};

/** Class of a player: hundreds of points, 5 at least. */
const toClass = (points: number): number => Math.max(5, Math.floor(points / 100));

/** Points from which a man of the demonstration counts among the numbered players of the country. */
const NUMBERED_FROM = 2100;

/** Places by points, fitted to two known pairs: 1118 points are about the 14,590th of France, 2107 the top 800. */
const toRanks = (points: number, licensed: boolean) => {
  if (!licensed || points <= MINIMUM)
    return { numbered: false, nationalRank: null, regionalRank: null, departmentalRank: null };
  const national = 130_000 * Math.exp((MINIMUM - points) / 290);
  return {
    numbered: points >= NUMBERED_FROM,
    nationalRank: Math.ceil(national),
    regionalRank: Math.ceil(national / 12.25),
    departmentalRank: Math.ceil(national / 144),
  };
};
