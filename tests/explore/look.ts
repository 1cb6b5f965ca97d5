// How the laws and the actions read a page. Everything here runs in the page.

/** Elements that are there for the eye. */
export const visible = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** Placeholders of what is still loading. */
export const WAITING =
  'main .MuiSkeleton-root, main [role=progressbar]:not([aria-valuenow]), main [aria-busy=true]';

/** The dialog in front, or null; one that fades out is not. */
export const frontDialog = (document: Document): HTMLElement | null =>
  visible(document, '[role=dialog], [role=alertdialog]')
    .filter((dialog) => dialog.closest<HTMLElement>('.MuiDialog-container')?.style.opacity !== '0')
    .at(-1) ?? null;

/** The page is there, with its heading, and nothing of it is on its way. */
export const isPageThere = (document: Document): boolean =>
  visible(document, WAITING).length === 0 && visible(document, 'main h1').length > 0;

/** The focus is on the page under a dialog; a menu that lies over both may have it, the one of the pages may not. */
export const hasFocusBehind = (document: Document): boolean => {
  const dialog = frontDialog(document);
  const { activeElement } = document;
  return (
    dialog !== null &&
    activeElement !== null &&
    !dialog.contains(activeElement) &&
    !activeElement.contains(dialog) &&
    visible(document, '[role=presentation] [role=menu], [role=listbox]').length === 0
  );
};

/** A dialog's name is its label, never its whole text. */
export const dialogNameOf = (dialog: Element): string =>
  dialog.matches('[aria-label], [aria-labelledby]') ? nameOf(dialog, false) : '';

/** How a screen reader calls an element, near enough; empty for one without a name. */
export const nameOf = (element: Element, isNamedByContent = !isField(element)): string => {
  const { ownerDocument: document } = element;
  const labelled = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  const candidates = [
    element.getAttribute('aria-label'),
    labelled.join(' '),
    labels.map(({ textContent }) => textContent).join(' '),
    isNamedByContent ? element.textContent : null,
    element.querySelector('img[alt]')?.getAttribute('alt'),
    element.querySelector('svg title')?.textContent,
    element.getAttribute('title'),
  ];
  return candidates.map((text) => text?.trim()).find(Boolean) ?? '';
};

const isField = (element: Element): boolean => element.matches('input, select, textarea');

/** Every line of text on the screen, and what is read out beside it. */
export const linesOf = (document: Document): string[] => [
  ...(document.body?.innerText ?? '').split('\n'),
  ...['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    visible(document, `[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  ),
  ...visible(document, 'input:not([type=date], [type=password]), textarea')
    .map((field) => (field as HTMLInputElement).value)
    // What a person typed is a person's own; what a programme put there is not.
    .filter((value) => /^(?:undefined|NaN|\[object Object\])$/.test(value)),
];

/** The messages at the edge of the screen for some seconds. */
export const toastsOf = (document: Document): string[] =>
  visible(document, '[role=status][aria-live] > [tabindex]').map(({ innerText }) => innerText);

/** Where a link leads: a record is shown at its own address, whoever may change it. */
export const aimOf = (href: string): string => (href.split(/[?#]/)[0] ?? '').replace(/\/show$/, '');

/** The buttons that may not be pressed and do not say why, once nothing is on its way. */
export const greyedWithoutReason = (document: Document): HTMLElement[] =>
  visible(document, WAITING).length > 0
    ? []
    : visible(document, 'main button:disabled, [role=dialog] button:disabled').filter(hasNoReason);

/** The reason is said beside it, by a title, by what it is (an arrow at the end of the pages or rounds), or by a sign that something is under way. */
const hasNoReason = (button: HTMLElement): boolean =>
  !button.getAttribute('aria-describedby') &&
  !button.title &&
  !button.closest('[title], nav, .steps, [aria-busy=true], [role=grid]') &&
  !button.closest('main, [role=dialog]')?.querySelector('[role=progressbar]') &&
  toastsOf(button.ownerDocument).length === 0;

/** A page of one load, at one address. */
export const keyOfPage = (window: Window): string =>
  `${window.performance.timeOrigin} ${window.location.href}`;

/** `/1/persons/34/details` as `/:id/persons/:id/details`. */
export const routeOf = (pathname: string): string => pathname.replace(/\/\d+(?=\/|$)/g, '/:id');

export type FormState = 'none' | 'untouched' | 'typed' | 'invalid' | 'closed' | 'sheet';

/** The form that can be sent, in the dialog in front or else on the page. */
export const formOf = (document: Document): HTMLFormElement | null => {
  const frame = frontDialog(document) ?? document.querySelector('main');
  const submit = frame && visible(frame, 'button[type=submit]')[0];
  return submit?.closest('form') ?? null;
};

export const formStateOf = (document: Document): FormState => {
  const form = formOf(document);
  if (!form) return isSheet(document) ? 'sheet' : 'none';
  if (form.querySelector('[aria-invalid=true]')) return 'invalid';
  if (!form.querySelector('input:enabled, textarea:enabled, select:enabled')) return 'closed';
  return isTyped(form) ? 'typed' : 'untouched';
};

/** A match sheet keeps itself, without a button that sends it. */
const isSheet = (document: Document): boolean =>
  document.location.pathname.endsWith('/sheet') &&
  frontDialog(document) === null &&
  visible(document, 'main input:enabled').length > 0;

/** The way out of a saved record says 'Annuler' while there is something to lose, else 'Fermer'. */
const isTyped = (form: Element): boolean => {
  const texts = visible(form, 'button, a').map(({ innerText }) => innerText.trim());
  return texts.includes('Enregistrer') && texts.includes('Annuler');
};

/** Values of the form's fields, by their names. */
export const typedIn = (document: Document): Record<string, string> =>
  Object.fromEntries(
    [...(formOf(document)?.querySelectorAll<HTMLInputElement>(NAMED) ?? [])].map(({ name, value }) => [
      name,
      value,
    ]),
  );

const NAMED = 'input[name]:not([type=checkbox], [type=radio], [type=file]), textarea[name]';
