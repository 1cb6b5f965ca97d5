import { types, type Tokens } from 'ret';

/** Ways in which a part of a pattern can match, and the steps in which a matcher that goes back tries them all. */
interface Cost {
  readonly ways: number;
  readonly steps: number;
}

/** The most steps in which a matcher that goes back can come to the end of a text of this length; may be infinite. */
export const matchWork = (pattern: Tokens, length: number): number =>
  costOf(pattern, length).steps * (isAnchored(pattern) ? 1 : length + 1);

const isAnchored = (pattern: Tokens): boolean => {
  const [first] = 'stack' in pattern ? (pattern.stack ?? []) : [];
  return first?.type === types.POSITION && first.value === '^';
};

const costOf = (token: Tokens, length: number): Cost => {
  if (token.type === types.REPETITION) {
    const most = Math.min(token.max, Math.max(token.min, length + 1));
    return repeat(costOf(token.value, length), token.min, most);
  }
  if (token.type !== types.ROOT && token.type !== types.GROUP) return { ways: 1, steps: 1 };
  return (token.options ?? [token.stack ?? []])
    .map((alternative) =>
      alternative.map((part) => costOf(part, length)).reduce(inTurn, { ways: 1, steps: 1 }),
    )
    .reduce((one, other) => ({ ways: one.ways + other.ways, steps: one.steps + other.steps }));
};

/** The second part is tried once for each way of the first. */
const inTurn = (first: Cost, second: Cost): Cost => ({
  ways: first.ways * second.ways,
  steps: first.steps + first.ways * second.steps,
});

const repeat = ({ ways, steps }: Cost, least: number, most: number): Cost =>
  ways === 1
    ? { ways: most - least + 1, steps: 1 + most * steps }
    : { ways: (ways ** (most + 1) - 1) / (ways - 1), steps: 1 + ways ** most * steps };
