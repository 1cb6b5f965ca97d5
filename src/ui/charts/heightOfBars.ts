/** Height of a bar, between groups of bars, and of what a chart has besides, in pixels. */
const BAR = 8;
const GAP = 10;
const FRAME = 48;

/** Height of a chart of so many groups of so many bars, in pixels. */
export const heightOfBars = (groups: number, bars: number): number => FRAME + groups * (bars * BAR + GAP);
