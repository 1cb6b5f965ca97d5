/** Height of a bar, between groups of bars, and of what a chart has besides, in pixels. */
const BAR = 9;
const GAP = 14;
const FRAME = 90;

/** Height of a chart of so many groups of so many bars, in pixels. */
export const heightOfBars = (groups: number, bars: number): number => FRAME + groups * (bars * BAR + GAP);
