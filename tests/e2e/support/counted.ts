import type { Hand } from './journey.ts';

interface Counted extends Hand {
  /** Buttons, links and boxes that were pressed. */
  readonly presses: () => number;
  /** What a mouse has clicked: those, every field that was filled in, and a list and its option for every choice. */
  readonly clicks: () => number;
}

/** The hand, counting what it does. */
export const counted = (hand: Hand): Counted => {
  let [presses, others] = [0, 0];
  return {
    ...hand,
    press: async (target) => {
      presses += 1;
      await hand.press(target);
    },
    fill: async (field, text) => {
      others += 1;
      await hand.fill(field, text);
    },
    choose: async (...chosen) => {
      others += 2;
      await hand.choose(...chosen);
    },
    presses: () => presses,
    clicks: () => presses + others,
  };
};
