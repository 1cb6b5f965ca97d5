import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { fillLogin } from '../e2e/support/signIn.ts';
import type { Fault } from './Fault.ts';
import type { Bench, Operation, Work } from './Operation.ts';
import { keepsDraft } from './keepsDraft.ts';

export interface Verdict {
  readonly fault: string;
  readonly operation: string;
  /** How many calls the fault struck; null for one of the browser. */
  readonly struck: number | null;
  readonly lostEdits: readonly string[];
  readonly doubleWrites: readonly string[];
  readonly falseSuccesses: readonly string[];
  readonly whiteScreens: readonly string[];
  /** What broke in the run itself: nothing was proved then. */
  readonly broken: readonly string[];
  readonly ms: number;
}

const SETTLE_MS = 40_000;
const POLL_MS = 200;
/** Within this time a browser informs its page how much of an upload has gone. */
const NEWS_MS = 500;

/**
 * Switches a fault on, does the operation, looks at what came of it, switches the fault off and goes on as a user
 * would until the work is done. Judged by what the server holds, by the calls that reached it, by the drafts and by
 * the page, at both times.
 */
export const runCell = async (bench: Bench, fault: Fault, operation: Operation): Promise<Verdict> => {
  const began = Date.now();
  const { page, proxy } = bench;
  const lostEdits: string[] = [];
  const doubleWrites: string[] = [];
  const falseSuccesses: string[] = [];
  const whiteScreens: string[] = [];
  const broken: string[] = [];
  const crashes: string[] = [];
  const onCrash = (error: Error): void => void crashes.push(error.message);
  const writesOf = ({ iri }: Work): number =>
    proxy.journal.filter(
      ({ method, path, status }) => method !== 'GET' && path.startsWith(iri) && status < 300,
    ).length;
  let struck: number | null = null;
  page.on('pageerror', onCrash);
  try {
    if (fault.trouble && fault.always)
      proxy.switchOn(fault.trouble, fault.on ?? operation.target, fault.times);
    const work = await operation.prepare(bench);
    proxy.forget();
    if (fault.trouble && !fault.always)
      proxy.switchOn(fault.trouble, fault.on ?? operation.target, fault.times);
    // What starts to wait from here on waits by this clock.
    if (fault.waitsMs !== undefined) await page.clock.install();
    await fault.page?.(page, true);
    await operation.act(bench, work).catch((error: unknown) => {
      // A page that cannot be fetched at all is the browser's own screen.
      if (!fault.page) throw error;
    });
    const isOpening = operation.name === 'open';
    // What has been sent is known to have gone by the time at which somebody would give up waiting.
    const isSilent = (): boolean => (proxy.silentMs() ?? 0) > NEWS_MS;
    const state = await settle(page, isOpening, () => (isSilent() ? fault.waitsMs : undefined));
    if (fault.trouble) struck = proxy.struck();

    // While the fault lasts.
    await fault.page?.(page, false);
    const stored = await work.stored();
    const isDone = stored.text === work.typed && (!work.hasFile || stored.files.length > 0);
    if (state === 'success' && !isDone)
      falseSuccesses.push(`showed a success, the server has ${stored.text}`);
    if (state === 'nothing') whiteScreens.push(`nothing after ${SETTLE_MS} ms: ${await textOf(page)}`);
    if (!(await hasContent(page))) whiteScreens.push('the page is empty');
    const shown = await work.shown(page);
    if (isOpening && shown !== null && shown !== stored.text && shown !== work.typed)
      falseSuccesses.push(`a form that shows '${shown}'`);
    const isKept = async (): Promise<boolean> =>
      (await work.shown(page)) === work.typed || (await keepsDraft(page, work.iri, work.typed));
    if (!isDone && !(await isKept())) lostEdits.push('neither in the form nor in a draft');
    if (work.hasFile && !isDone && state === 'failure' && !(await page.getByText('essai.pdf').count()))
      lostEdits.push('the file has left the list');

    const expected = operation.writes ? 1 : 0;
    if (writesOf(work) > expected) doubleWrites.push(`${writesOf(work)} writes while it lasted`);

    // The fault is over. What is lost already is not looked for any more.
    proxy.switchOff();
    if ([...lostEdits, ...falseSuccesses, ...whiteScreens].length === 0) await finish(bench, work, state);
    const end = await work.stored();
    if (end.text !== work.typed) lostEdits.push(`the server has '${end.text}' in the end`);
    if (work.hasFile && end.files.length !== 1) lostEdits.push(`the server has ${end.files.length} files`);
    if (writesOf(work) > 1) doubleWrites.push(`${writesOf(work)} writes`);
    const crash = crashes.find((message) => !/Failed to fetch dynamically|Importing a module/.test(message));
    if (crash !== undefined) whiteScreens.push(`uncaught: ${crash}`);
  } catch (error) {
    broken.push(
      error instanceof Error ? (error.message.split('\n').slice(0, 6).join(' ') ?? '') : String(error),
    );
    broken.push(await textOf(page));
  } finally {
    page.off('pageerror', onCrash);
    proxy.switchOff();
    await fault.page?.(page, false).catch(() => undefined);
  }
  const counts = { lostEdits, doubleWrites, falseSuccesses, whiteScreens, broken };
  return { fault: fault.name, operation: operation.name, struck, ...counts, ms: Date.now() - began };
};

type State = 'success' | 'failure' | 'login' | 'form' | 'nothing';

/** `skip` says by how much the clock of the page may jump, once there is something to wait for. */
const settle = async (page: Page, isOpening: boolean, skip?: () => number | undefined): Promise<State> => {
  const end = Date.now() + SETTLE_MS;
  while (Date.now() < end) {
    const state = await look(page, isOpening).catch(() => null);
    if (state !== null) return state;
    const jump = skip?.();
    if (jump !== undefined) await page.clock.fastForward(jump).catch(() => undefined);
    await wait(POLL_MS);
  }
  return 'nothing';
};

/** The outcome that the page shows, null while it is still at work. */
const look = async (page: Page, isOpening: boolean): Promise<State | null> =>
  page.evaluate((opens) => {
    const text = document.body.innerText;
    if (location.pathname === '/login' && text.includes('Se connecter')) return 'login';
    if (text.includes('Enregistrement en cours')) return null;
    if (opens) {
      if (document.querySelector('form input') !== null && text.includes('brouillon')) return 'form';
      return /Réessayer|introuvable|droits suffisants|n’a pas pu/.test(text) ? 'failure' : null;
    }
    if (text.includes('Enregistrement réussi')) return 'success';
    return /Echec de l'enregistrement|Envoi annulé|Modifié entre-temps|Les données du formulaire sont invalides|Réessayer/.test(
      text,
    )
      ? 'failure'
      : null;
  }, isOpening);

const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerText.slice(0, 300).replaceAll('\n', ' | ')).catch(() => 'no page');

/** A page may be on its way to another one: what stays empty is white. */
const hasContent = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => {
        const heading = document.querySelector('h1');
        return (
          heading !== null && heading.innerText.trim() !== '' && document.body.innerText.trim().length > 20
        );
      },
      null,
      { timeout: 5000 },
    )
    .then(
      () => true,
      () => false,
    );

/** Steps that a user takes at most before the work is done. */
const STEPS = 6;

/** Goes on once all is well again: logs in, opens the form, takes up the draft, saves, answers the prompts. */
const finish = async ({ page, proxy }: Bench, work: Work, state: State): Promise<void> => {
  let now = state;
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  for (let step = 0; step < STEPS && now !== 'success'; step += 1) {
    if (new URL(page.url()).pathname === '/login') now = 'login';
    const question = page.getByRole('dialog', { name: 'Modifié entre-temps' });
    if (await question.isVisible()) {
      // The value shown as theirs is one's own, of a send whose answer was lost.
      for (const theirs of await question.getByRole('radio', { name: 'La leur' }).all()) await theirs.check();
      await question.getByRole('button', { name: 'Enregistrer ces choix' }).click();
    } else {
      if (now === 'login') {
        await fillLogin(page, 'gestionnaire');
        await expect(page).toHaveURL(proxy.url + work.path, WAIT);
      } else if ((await work.shown(page)) === null || (await save.isDisabled())) {
        await page.goto(proxy.url + work.path);
      }
      await expect.poll(() => work.shown(page), WAIT).not.toBeNull();
      if ((await work.shown(page)) !== work.typed) {
        await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
        await expect.poll(() => work.shown(page), WAIT).toBe(work.typed);
      }
      if (work.hasFile && (await page.getByText('essai.pdf').count()) === 0) await work.chooseFile(page);
      await save.click();
      // The message of an earlier attempt must not be taken for the answer to this one.
      const heard = page.getByText(/Enregistrement (en cours|réussi)/).first();
      await heard.waitFor({ timeout: 2000 }).catch(() => undefined);
    }
    now = await settle(page, false);
  }
  if (now !== 'success') throw new Error(`The work could not be finished: ${now}`);
};

const WAIT = { timeout: 30_000, intervals: [50] };
