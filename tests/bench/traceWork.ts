import type { Page } from '@playwright/test';

/** What a browser's main thread does for a page, in milliseconds. */
export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  /** What belongs to none of them: input, timers, the browser's own tasks. */
  readonly other: number;
}

type Kind = keyof Work;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', '__metadata'];

/** Names of Chromium's trace events, as its developer tools sort them. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['style', /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|StyleRecalc|ScheduleStyle)/],
  ['layout', /^(Layout|InvalidateLayout|HitTest|IntersectionObserver)/],
  ['paint', /^(PrePaint|Paint|Layerize|Commit|CompositeLayers|UpdateLayer|Raster|DrawFrame)/],
  [
    'script',
    /^(EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|XHR|HandlePostMessage|JSSample|V8|v8|MinorGC|MajorGC|BlinkGC|CppGC)/,
  ],
];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

/** What the main thread of a page did while something was done in it. */
export const traceWork = async (page: Page, act: () => Promise<unknown>): Promise<Work> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('Only a page of a browser that was launched can be traced');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return sortWork(busiestThread(trace.traceEvents));
};

/** The tasks of the thread that scripts ran on for the longest: the page's own. */
const busiestThread = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const threads = new Map<string, { spent: number; readonly events: TraceEvent[] }>();
  for (const event of events) {
    if (event.ph !== 'X') continue;
    const key = `${event.pid} ${event.tid}`;
    const thread = threads.get(key) ?? { spent: 0, events: [] };
    threads.set(key, thread);
    thread.events.push(event);
    if (/^(FunctionCall|EventDispatch|FireAnimationFrame)$/.test(event.name)) thread.spent += event.dur ?? 0;
  }
  const [busiest] = [...threads.values()].toSorted((one, other) => other.spent - one.spent);
  return busiest?.events ?? [];
};

/** Adds up what each event took by itself, without those within it. */
export const sortWork = (events: readonly TraceEvent[]): Work => {
  const sums: Record<Kind, number> = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const open: { readonly kind: Kind; readonly end: number }[] = [];
  const ordered = events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 0 } of ordered) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const around = open.at(-1);
    // What is sorted under none of the kinds is part of what it happens in.
    const kind = KINDS.find(([, names]) => names.test(name))?.[0] ?? around?.kind ?? 'other';
    const milliseconds = dur / 1000;
    if (around) sums[around.kind] -= milliseconds;
    sums[kind] += milliseconds;
    open.push({ kind, end: ts + dur });
  }
  return sums;
};
