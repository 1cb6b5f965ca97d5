import { describe, expect, it } from 'vitest';
import type { Forfeit } from '../../../src/rules/meeting.ts';
import { generalForfeits } from '../../../src/rules/generalForfeits.ts';

/** `A-B home`: A did not come to the meeting of A and B; `_` is nobody. */
const outOf = (...meetings: readonly string[]): string =>
  [
    ...generalForfeits(
      meetings.map((text) => {
        const [, home = '', away = '', forfeit] = /^(\w)-(\w)(?: (\w+))?$/.exec(text) ?? [];
        const idOf = (letter: string) => (letter === '_' ? null : letter);
        return { home: idOf(home), away: idOf(away), forfeit: (forfeit ?? null) as Forfeit };
      }),
    ),
  ].join('');

describe('a general forfeit', () => {
  it.each([
    ['no forfeit', ['A-B', 'B-A'], ''],
    ['one', ['A-B home', 'B-A'], ''],
    ['two, at home and away', ['A-B home', 'C-A away'], 'A'],
    ['two of the other team', ['A-B away', 'A-B away'], 'B'],
    ['one of each', ['A-B home', 'A-B away'], ''],
    ['two meetings to which neither came', ['A-B both', 'B-A both'], 'AB'],
    ['three', ['A-B home', 'A-C home', 'A-D home'], 'A'],
    ['days on which nobody was met', ['_-B home', 'B-_ away', 'B-_'], ''],
  ])('after %s', (_title, meetings, out) => {
    expect(outOf(...meetings)).toBe(out);
  });

  it('does not come of penalties', () => {
    const penalty = { home: 'A', away: 'B', games: null, penalty: 'home' } as const;
    expect(generalForfeits([penalty, penalty]).size).toBe(0);
  });
});
