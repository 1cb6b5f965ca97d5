import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { median } from './median.ts';

const WARM_UP = 10;
const PRESSED = 130;
/** Keys spread over the frames of the screen, and slow enough for what a pause between them sets off. */
const PAUSES_MS = [41, 67, 53, 89, 73, 112, 59] as const;

const FIGURES = Array.from('0123456789');

export interface Typing {
  readonly inputs: readonly Locator[];
  /** Pressed over and over; figures when absent. */
  readonly keys?: readonly string[];
  /** How many keys of them, where there is no room for as many as usual. */
  readonly pressed?: number;
}

export interface Keystrokes {
  readonly median: number;
  readonly percentile95: number;
}

/** A key that is shown later than the next ones are pressed still gets its frame. */
const SETTLE_MS = 500;

/**
 * Milliseconds from a key that is pressed to the end of the frame that shows it, on the page's own clock: the key's
 * timestamp, and the first task behind the next animation frame. The keys are shared out among the inputs; nothing
 * is requested of the page while they are pressed.
 */
export const timeKeystrokes = async (page: Page, typing: Typing): Promise<Keystrokes> => {
  const watch = await watchPaints(page);
  const pressed = await typeInto(page, typing, typing.pressed ?? PRESSED);
  await wait(SETTLE_MS);
  const times = await watch.jsonValue();
  if (times.length !== pressed) throw new Error(`Of ${pressed} keystrokes ${times.length} were shown`);
  const ordered = times.slice(WARM_UP).toSorted((one, other) => one - other);
  return { median: median(ordered), percentile95: ordered[Math.floor(ordered.length * 0.95)] ?? Infinity };
};

/** Presses so many keys, or a few more, shared out among the inputs; answers how many. */
export const typeInto = async (
  page: Page,
  { inputs, keys = FIGURES }: Typing,
  pressed: number,
): Promise<number> => {
  const share = Math.ceil(pressed / inputs.length);
  for (const input of inputs) {
    await input.click();
    for (let count = 0; count < share; count += 1) {
      await page.keyboard.press(keys[count % keys.length] ?? '0');
      await wait(PAUSES_MS[count % PAUSES_MS.length]);
    }
  }
  return share * inputs.length;
};

const watchPaints = (page: Page) =>
  page.evaluateHandle(() => {
    const channel = new MessageChannel();
    const times: number[] = [];
    let pressed = 0;
    addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
    addEventListener('input', () => {
      const since = pressed;
      requestAnimationFrame(() => channel.port1.postMessage(since));
    });
    channel.port2.addEventListener('message', ({ data }) => times.push(performance.now() - Number(data)));
    channel.port2.start();
    return times;
  });
