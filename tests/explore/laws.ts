// What holds on every screen. The name of a law is its sentence: a run prints it so.
import { always } from '@antithesishq/bombadil';
import { extract } from '@antithesishq/bombadil/browser';
import { readTooWide } from '../e2e/support/tooWide.ts';
import { findLeaks, type LeakKind } from './leaks.ts';
import {
  dialogNameOf,
  formStateOf,
  frontDialog,
  greyedWithoutReason,
  keyOfPage,
  linesOf,
  nameOf,
  routeOf,
  visible,
  WAITING,
} from './look.ts';

export {
  noUncaughtExceptions,
  noUnhandledPromiseRejections,
} from '@antithesishq/bombadil/browser/defaults/properties';

const leaks = extract(({ document }) => findLeaks(linesOf(document)).slice(0, 8));
const leaksNo = (kind: LeakKind) => always(() => leaks.current.every((leak) => leak.kind !== kind));

export const noScreenShowsAValueOfTheProgramme = leaksNo('value');
export const noScreenShowsATranslationKey = leaksNo('key');
export const noScreenShowsAnIri = leaksNo('iri');
export const noScreenShowsADateOfTheProgramme = leaksNo('date');
export const noScreenSpeaksEnglish = leaksNo('english');

/** Route, dialog and form together are a state; the summary of a run counts how many different ones it has seen. */
const page = extract(({ document, window }) => {
  const dialog = frontDialog(document);
  return {
    route: routeOf(window.location.pathname),
    dialog: dialog ? dialogNameOf(dialog).replaceAll(/\d+/g, '#').slice(0, 60) : '',
    form: formStateOf(document),
  };
});
// Read in the trace, by its name.
void page;

/** What the page of this address lacks, and since when; in seconds. */
let since: { key: string | null; at: number } = { key: null, at: 0 };
const stuck = extract(({ document, window }) => {
  const main = document.querySelector<HTMLElement>('main');
  const isBlank = !main || main.innerText.trim() === '';
  const isWaiting = visible(document, WAITING).length > 0;
  // Until the page is there the tab has the name of the product alone.
  const isTitled =
    document.title.endsWith(' - Raquette') && Boolean(document.querySelector('h1')?.textContent.trim());
  const what = isBlank ? 'blank' : isWaiting ? 'waiting' : isTitled ? null : 'untitled';
  const key = what && `${keyOfPage(window)} ${what}`;
  if (key !== since.key) since = { key, at: window.performance.now() };
  return { what, seconds: Math.round((window.performance.now() - since.at) / 1000) };
});
const isStuck = (what: string, seconds: number): boolean =>
  stuck.current.what === what && stuck.current.seconds >= seconds;

export const noPageStaysBlank = always(() => !isStuck('blank', 20));
export const noPageWaitsForEver = always(() => !isStuck('waiting', 45));
export const thePageAndItsTabHaveATitle = always(() => !isStuck('untitled', 10));

const tooWide = extract(() => readTooWide());
export const nothingMovesSideways = always(() => tooWide.current.length === 0);

/** A frame that scrolls as well as its content shows nothing at its end. */
const frame = extract(({ document }) => {
  const [paper] = visible(document, '.MuiDialog-paper:has(.MuiDialogContent-root)').slice(-1);
  return { rest: paper ? paper.scrollHeight - paper.clientHeight : 0 };
});
export const aDialogScrollsInOnePlace = always(() => frame.current.rest <= 1);

const faults = extract(({ document }) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const outer = (element: Element): string => element.outerHTML.slice(0, 160);
  return {
    pictures: visible(document, 'img')
      .filter(
        (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth === 0,
      )
      .map(outer),
    ids: ids.filter((id, index) => ids.indexOf(id) !== index).slice(0, 3),
    fields: visible(
      document,
      'input:not([type=hidden], [aria-hidden=true], [aria-hidden=true] *), select, textarea',
    )
      .filter((field) => nameOf(field) === '')
      .map(outer),
    buttons: visible(document, 'button, a[href], [role=button], [role=tab], [role=menuitem]')
      .filter((button) => nameOf(button) === '')
      .map(outer),
  };
});

export const noPictureIsBroken = always(() => faults.current.pictures.length === 0);
export const noIdIsUsedTwice = always(() => faults.current.ids.length === 0);
export const everyFieldHasAName = always(() => faults.current.fields.length === 0);
export const everyButtonHasAName = always(() => faults.current.buttons.length === 0);
/** What a button waits for comes within this time, or its reason does. */
const REASON_S = 4;
/** Since when a button of this page has been greyed without a reason. */
let greyedSince: { key: string | null; at: number } = { key: null, at: 0 };
const unexplained = extract(({ document, window }) => {
  const key = greyedWithoutReason(document).length > 0 ? keyOfPage(window) : null;
  if (key !== greyedSince.key) greyedSince = { key, at: window.performance.now() };
  return key === null ? 0 : (window.performance.now() - greyedSince.at) / 1000;
});

export const everyGreyedButtonHasItsReason = always(() => unexplained.current < REASON_S);
