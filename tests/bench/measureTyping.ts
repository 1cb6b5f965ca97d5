import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { serveLines } from './largeData.ts';
import { launchBrowser } from './launchBrowser.ts';
import { logIn } from './measureServer.ts';
import { openBenchFields, openBenchPage, openFirstForm, PATIENCE_MS } from './openBenchPage.ts';
import type { Row } from './Row.ts';
import { timeKeystrokes, typeInto, type Keystrokes, type Typing } from './timeKeystrokes.ts';
import { traceWork, type Work } from './traceWork.ts';

/** What a keystroke may take with a quarter of the processor. */
const LIMITS = { median: 22, percentile95: 30 } as const;
const FIELDS = 60;
const LINES = 200;
/** Keys whose work is traced: tracing takes time itself, so they are not the ones that are timed. */
const TRACED = 40;

/** How typing in a form feels, and what the browser does for a key. */
export interface Typed extends Keystrokes {
  readonly form: string;
  /** How many times slower the processor was made. */
  readonly cpu: number;
  /** Milliseconds for each key. */
  readonly work: Work;
}

interface Form {
  readonly form: string;
  /** No limit holds where there is no application. */
  readonly isBare?: true;
  /** Opens the form; answers the inputs that are typed into. */
  readonly open: (browser: Browser, url: string) => Promise<Opened>;
}

interface Opened extends Typing {
  readonly page: Page;
  readonly session: CDPSession;
  /** What was filled, emptied before it is typed into again. */
  readonly filled?: readonly Locator[];
}

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true }).and(page.locator(':visible'));

/** A form at an address of its own. */
const at =
  (path: string, names: readonly string[]): Form['open'] =>
  async (browser, url) => {
    const { page, session } = await openBenchPage(browser, url, path, 'form input');
    const inputs = names.map((name) => field(page, name));
    await inputs.at(-1)?.waitFor();
    return { page, session, inputs };
  };

const HOLDER = '[role=dialog] [data-field=person] input';
/** Names are searched for and deleted again. */
const SEARCHES = ['dubois', 'martin', 'le'].flatMap((name) => [
  ...name,
  ...Array.from(name, () => 'Backspace'),
]);

const SETS = 'main input[id^="game/"]';
const GAMES = 14;
/** A game of five sets; the cursor goes on from set to set by itself, and from game to game. */
const GAME = Array.from('7-77-77');

/** A meeting at home whose sheet is still empty. */
const meetingToCome = async (url: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${await logIn(url)}` };
  const query = 'homeOpponent.team.clubs=1&status=scheduled&itemsPerPage=1';
  const answer = await fetch(`${url}/api/sport_matches?${query}`, { headers });
  const { 'hydra:member': meetings } = (await answer.json()) as { 'hydra:member': { id: number }[] };
  return meetings[0]?.id ?? 0;
};

const FORMS: readonly Form[] = [
  {
    form: 'a page of one bare input',
    isBare: true,
    open: async (browser) => {
      const page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setContent('<input aria-label="bare">');
      const session = await page.context().newCDPSession(page);
      return { page, session, inputs: [field(page, 'bare')] };
    },
  },
  { form: 'the form of a new person', open: at('/1/persons/create', ['Nom', 'Prénom']) },
  { form: 'the form of a person', open: at('/1/persons/2/details', ['Nom', 'Prénom']) },
  {
    form: 'the search for the holder of a new licence',
    open: async (browser, url) => {
      const { page, session } = await openBenchPage(browser, url, '/1/licences/create', HOLDER);
      return { page, session, inputs: [page.locator(HOLDER)], keys: SEARCHES };
    },
  },
  {
    form: 'the games of a match sheet',
    open: async (browser, url) => {
      const path = `/1/sport-matches/${await meetingToCome(url)}/sheet`;
      const { page, session } = await openBenchPage(browser, url, path, SETS);
      const filled = await page.locator(SETS).all();
      return { page, session, inputs: filled.slice(0, 1), filled, keys: GAME, pressed: GAMES * GAME.length };
    },
  },
  {
    form: `a form of ${FIELDS} fields`,
    open: async (browser, url) => {
      const { page, session } = await openBenchFields(browser, url, FIELDS);
      await page.getByRole('link', { name: 'Créer' }).click();
      const inputs = [0, 12, 24, 36, 48].map((index) => field(page, `Mesure ${index}`));
      await inputs.at(-1)?.waitFor();
      return { page, session, inputs };
    },
  },
  {
    form: `a row of ${LINES}`,
    open: async (browser, url) => {
      const { page, session } = await openBenchPage(browser, url);
      await serveLines(page, LINES);
      await openFirstForm(page, `form ol > li:nth-child(${LINES})`);
      // Several rows, as none of them takes as many characters as are typed.
      for (const position of [1, 2, 3])
        await page.getByRole('button', { name: new RegExp(`^Ligne ${position}\\b`) }).click();
      return { page, session, inputs: await page.getByRole('textbox', { name: 'Libellé' }).all() };
    },
  },
];

/** Keys pressed in the forms that people type in most, with the whole processor and with a quarter of it. */
export const measureTyping = async (url: string): Promise<readonly Typed[]> => {
  const browser = await launchBrowser();
  try {
    const typed: Typed[] = [];
    for (const form of FORMS) {
      const { page, session, filled, ...typing } = await form.open(browser, url);
      for (const cpu of [1, 4]) {
        await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
        await clear(filled ?? typing.inputs);
        const keystrokes = await timeKeystrokes(page, typing);
        await clear(filled ?? typing.inputs);
        let pressed = 0;
        const work = await traceWork(page, async () => {
          pressed = await typeInto(page, typing, TRACED);
        });
        typed.push({ form: form.form, cpu, ...keystrokes, work: perKey(work, pressed) });
      }
      await page.close();
    }
    return typed;
  } finally {
    await browser.close();
  }
};

const clear = async (inputs: readonly Locator[]): Promise<void> => {
  for (const input of inputs) await input.fill('');
};

const perKey = ({ script, style, layout, paint, other }: Work, keys: number): Work => ({
  script: script / keys,
  style: style / keys,
  layout: layout / keys,
  paint: paint / keys,
  other: other / keys,
});

/** The rows with a limit: those of the slowed processor, as before. */
export const toRows = (typed: readonly Typed[]): readonly Row[] =>
  typed
    .filter(({ cpu }) => cpu > 1)
    .flatMap(({ form, cpu, ...keystrokes }) => {
      const isBare = FORMS.some((one) => one.isBare && one.form === form);
      const row = (what: string, key: keyof Keystrokes): Row => ({
        what: `Keystroke to paint in ${form}, CPU x${cpu}, ${what}`,
        measured: keystrokes[key],
        unit: 'ms',
        limit: isBare ? null : LIMITS[key],
      });
      return [row('median', 'median'), row('95th percentile', 'percentile95')];
    });
