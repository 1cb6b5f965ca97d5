// What holds on every screen. The name of a law is its sentence: a run prints it so.
import { always, eventually } from '@antithesishq/bombadil';
import { extract } from '@antithesishq/bombadil/browser';
import { readTooWide } from '../e2e/support/tooWide.ts';
import { findLeaks, type LeakKind } from './leaks.ts';
import { formStateOf, frontDialog, linesOf, nameOf, routeOf, toastsOf, visible } from './look.ts';

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
  const main = document.querySelector<HTMLElement>('main');
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
  return {
    route: routeOf(window.location.pathname),
    dialog: dialog ? nameOf(dialog).replaceAll(/\d+/g, '#').slice(0, 60) : '',
    form: formStateOf(document),
    title: document.title,
    headings: headings.filter(Boolean),
    isBlank: !main || main.innerText.trim() === '',
    waitsFor: visible(document, WAITING)
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
      .slice(0, 3),
  };
});
const WAITING = 'main .MuiSkeleton-root, main [role=progressbar]:not([aria-valuenow]), main [aria-busy=true]';

/** Until the page is there the tab has the name of the product alone. */
export const thePageAndItsTabHaveATitle = always(
  () => isTitled() || eventually(isTitled).within(30, 'seconds'),
);
const isTitled = (): boolean => {
  const { title, headings } = page.current;
  return title.endsWith(' - Raquette') && headings.length > 0;
};

export const noPageStaysBlank = always(
  () => !page.current.isBlank || eventually(() => !page.current.isBlank).within(30, 'seconds'),
);
export const noPageWaitsForEver = always(
  () =>
    page.current.waitsFor.length === 0 ||
    eventually(() => page.current.waitsFor.length === 0).within(90, 'seconds'),
);

const tooWide = extract(() => readTooWide());
export const nothingMovesSideways = always(() => tooWide.current.length === 0);

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
    fields: visible(document, 'input:not([type=hidden], [aria-hidden=true]), select, textarea')
      .filter((field) => nameOf(field) === '')
      .map(outer),
    buttons: visible(document, 'button, a[href], [role=button], [role=tab], [role=menuitem]')
      .filter((button) => nameOf(button) === '')
      .map(outer),
    greyed: visible(document, 'main button:disabled, [role=dialog] button:disabled')
      .filter(hasNoReason)
      .map(outer),
  };
});

/** Told beside it, by a title, or by what it is: an arrow at the end of the pages, a button whose run is under way. */
const hasNoReason = (button: HTMLElement): boolean =>
  !button.getAttribute('aria-describedby') &&
  !button.title &&
  !button.closest('[title], nav, [aria-busy=true], [role=grid]') &&
  toastsOf(button.ownerDocument).length === 0;

export const noPictureIsBroken = always(() => faults.current.pictures.length === 0);
export const noIdStandsTwice = always(() => faults.current.ids.length === 0);
export const everyFieldHasAName = always(() => faults.current.fields.length === 0);
export const everyButtonHasAName = always(() => faults.current.buttons.length === 0);
export const everyGreyedButtonHasItsReason = always(
  () =>
    faults.current.greyed.length === 0 ||
    eventually(() => faults.current.greyed.length === 0).within(30, 'seconds'),
);
