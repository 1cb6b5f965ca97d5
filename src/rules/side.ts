/** The two sides of a meeting or a game. */
export const SIDES = ['home', 'away'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
