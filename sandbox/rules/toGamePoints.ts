/** Points of a single, by the difference of points before it; `from` is the least difference of a line. */
const SCALE = [
  { from: 500, win: 0, loss: 0, upsetWin: 40, upsetLoss: -29 },
  { from: 400, win: 0.5, loss: 0, upsetWin: 28, upsetLoss: -20 },
  { from: 300, win: 1, loss: -0.5, upsetWin: 22, upsetLoss: -16 },
  { from: 200, win: 2, loss: -1, upsetWin: 17, upsetLoss: -12.5 },
  { from: 150, win: 3, loss: -2, upsetWin: 13, upsetLoss: -10 },
  { from: 100, win: 4, loss: -3, upsetWin: 10, upsetLoss: -8 },
  { from: 50, win: 5, loss: -4, upsetWin: 8, upsetLoss: -7 },
  { from: 25, win: 5.5, loss: -4.5, upsetWin: 7, upsetLoss: -6 },
  { from: 0, win: 6, loss: -5, upsetWin: 6, upsetLoss: -5 },
] as const;

/** Points that both sides win or lose. */
interface GamePoints {
  readonly homePointsWon: number;
  readonly awayPointsWon: number;
}

/**
 * What a single is worth by the federation's scale of 2026/2027, times the coefficient of the contest. Nobody expected
 * the victory of whoever had fewer points.
 */
export const toGamePoints = (
  home: number,
  away: number,
  homeWins: boolean,
  coefficient: number,
): GamePoints => {
  const line = SCALE.find(({ from }) => from <= Math.abs(home - away)) ?? SCALE[8];
  const isUpset = homeWins ? home < away : away < home;
  const won = (isUpset ? line.upsetWin : line.win) * coefficient;
  const lost = (isUpset ? line.upsetLoss : line.loss) * coefficient;
  return homeWins ? { homePointsWon: won, awayPointsWon: lost } : { homePointsWon: lost, awayPointsWon: won };
};
