/** Points won and lost in a game, by the difference of points before it; `from` is the least difference of a line. */
const SCALE = [
  { from: 0, win: 6, loss: -5, upsetWin: 6, upsetLoss: -5 },
  { from: 25, win: 5.5, loss: -4.5, upsetWin: 7, upsetLoss: -6 },
  { from: 50, win: 5, loss: -4, upsetWin: 8, upsetLoss: -7 },
  { from: 100, win: 4, loss: -3, upsetWin: 10, upsetLoss: -8 },
  { from: 150, win: 3, loss: -2, upsetWin: 13, upsetLoss: -10 },
  { from: 200, win: 2, loss: -1, upsetWin: 17, upsetLoss: -12.5 },
  { from: 300, win: 1, loss: -0.5, upsetWin: 22, upsetLoss: -16 },
  { from: 400, win: 0.5, loss: 0, upsetWin: 28, upsetLoss: -20 },
  { from: 500, win: 0, loss: 0, upsetWin: 40, upsetLoss: -29 },
] as const;

/** A game as it counts for one of its players. */
interface CountedGame {
  /** Points of both before the game. */
  readonly own: number;
  readonly opponent: number;
  readonly won: boolean;
  readonly double?: boolean;
  readonly forfeit?: boolean;
  readonly notCounted?: boolean;
}

/**
 * Points that a single brings to its player: the federation's scale of 2026/2027 times the coefficient of the contest. A result
 * is normal when who has more points, or as many, wins. Doubles, forfeits and games not counted bring nothing.
 */
export const gamePoints = (game: CountedGame, coefficient = 1): number => {
  if (game.double || game.forfeit || game.notCounted) return 0;
  const line = SCALE.findLast(({ from }) => from <= Math.abs(game.own - game.opponent)) ?? SCALE[0];
  const isNormal = game.won ? game.own >= game.opponent : game.own <= game.opponent;
  if (game.won) return (isNormal ? line.win : line.upsetWin) * coefficient;
  return (isNormal ? line.loss : line.upsetLoss) * coefficient;
};

export const sumOfGamePoints = (games: readonly CountedGame[], coefficient = 1): number =>
  games.reduce((sum, game) => sum + gamePoints(game, coefficient), 0);

/** The lowest class. */
const LEAST_CLASS = 5;
const POINTS_A_CLASS = 100;

/** The class ('classement') of so many points: 1159 is 11; 5 is the lowest. */
export const classOf = (points: number): number => Math.max(LEAST_CLASS, Math.floor(points / POINTS_A_CLASS));
