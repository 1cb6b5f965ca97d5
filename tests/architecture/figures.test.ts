import { describe, expect, it } from 'vitest';
import { goalsAt, type Goal, type Line } from '../bench/hydraAdmin/goals.ts';
import { toComparison } from '../bench/hydraAdmin/toComparison.ts';
import { readSentence, readTable, toSentence } from '../bench/figures.ts';
import { sortWork } from '../bench/traceWork.ts';

const LAST = `| what | measured | limit | ok |
| --- | --: | --: | --- |
| Start | 12.1 ms | 10 ms | NO |
| Page | 57.0 ms | 150 ms | yes |
| Chunk | 6.0 KiB | | |`;

describe('the figures', () => {
  it('are summed up in the README as they are in docs/figures.md', async () => {
    expect(await readSentence()).toBe(toSentence(await readTable()));
  });

  it('count the rows that have a limit, and name those over it', () => {
    expect(toSentence(LAST)).toBe('1 of the 2 figures with a limit hold to it; these do not: Start.');
  });
});

describe('the work of a page', () => {
  const event = (name: string, ts: number, dur: number) => ({ name, ph: 'X', pid: 1, tid: 1, ts, dur });

  it('is what each event took by itself, whatever happened within it', () => {
    expect(
      sortWork([
        event('RunTask', 0, 10_000),
        event('EventDispatch', 1000, 6000),
        event('UpdateLayoutTree', 2000, 1000),
        event('Layout', 3000, 500),
        event('PrePaint', 8000, 1500),
      ]),
    ).toEqual({ script: 4.5, style: 1, layout: 0.5, paint: 1.5, other: 2.5 });
  });

  it('counts an event of no kind as part of what it happens in', () => {
    expect(sortWork([event('FunctionCall', 0, 3000), event('SomethingNew', 1000, 1000)]).script).toBe(3);
  });
});

describe.each([40, 300])('the comparison with HydraAdmin at %i ms an answer', (answerMs) => {
  const goals = goalsAt(answerMs);
  const figuresOf = (line: Line, toFigure: (goal: Goal) => number) =>
    Object.fromEntries(
      goals.filter((goal) => goal.line === line).map((goal) => [goal.what, toFigure(goal)] as const),
    );
  const of = (name: string, toFigure: (goal: Goal) => number) => ({
    name,
    columns: ['Nom'],
    none: figuresOf('none', toFigure),
    slow: figuresOf('slow', toFigure),
  });
  const THEIRS = 1000;
  const compared = (times: number): string =>
    toComparison(
      [of('theirs', () => THEIRS), of('ours', ({ ratio = 0, amount = THEIRS * ratio }) => amount * times)],
      answerMs,
    );

  it('holds below the goals, and no longer above them', () => {
    expect(compared(0.99)).toContain(`${goals.length} of ${goals.length} hold.`);
    expect(compared(1.01)).toContain(`0 of ${goals.length} hold.`);
  });

  it('holds nothing that was not measured', () => {
    const nothing = { name: 'nobody', columns: [], none: {}, slow: {} };
    expect(toComparison([nothing, nothing], answerMs)).toContain(`0 of ${goals.length} hold.`);
  });
});
