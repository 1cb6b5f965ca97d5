import type { Typed } from './measureTyping.ts';
import type { Work } from './traceWork.ts';

const KINDS = ['script', 'style', 'layout', 'paint', 'other'] as const satisfies readonly (keyof Work)[];

/** Keystrokes as a Markdown table; the share of each kind of work is that of a key's whole work on the main thread. */
export const toTypingTable = (typed: readonly Typed[]): string =>
  [
    `| typing in | CPU | median | 95th percentile | main thread, each key | ${KINDS.join(' | ')} |`,
    `|---|---|---:|---:|---:|${KINDS.map(() => '---:|').join('')}`,
    ...typed.map(({ form, cpu, median, percentile95, work }) => {
      const whole = KINDS.reduce((sum, kind) => sum + work[kind], 0);
      const shares = KINDS.map((kind) => `${Math.round((100 * work[kind]) / whole)} %`);
      const times = [median, percentile95, whole].map((time) => `${time.toFixed(1)} ms`);
      return `| ${[form, cpu === 1 ? 'whole' : `x${cpu}`, ...times, ...shares].join(' | ')} |`;
    }),
  ].join('\n');
