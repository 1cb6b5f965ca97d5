// What a page offers for the next step.
import { extract, getFingerprint } from '@antithesishq/bombadil/browser';
import {
  dialogNameOf,
  formOf,
  formStateOf,
  frontDialog,
  greyedWithoutReason,
  hasFocusBehind,
  nameOf,
  routeOf,
  visible,
  WAITING,
} from './look.ts';
import { pressedLink } from './pressedLink.ts';

export const targets = extract(({ document, window }) => {
  const frame = frontDialog(document);
  const list = visible(document, '[role=listbox], [role=presentation] [role=menu]').at(-1) ?? null;
  const work = workOf(document);
  return visible(list ?? frame ?? document, CLICKABLE)
    .flatMap((element) => {
      const point = openPoint(element, window);
      if (point === null) return [];
      return [
        {
          point,
          fingerprint: getFingerprint(element),
          name: nameOf(element).slice(0, 60),
          isOption: list !== null,
          isField: element.matches(TYPED),
          isEmptyField: element.matches(TYPED) && (element as HTMLInputElement).value === '',
          isInvalid: element.getAttribute('aria-invalid') === 'true',
          isChoice: element.matches('input[type=checkbox], input[type=radio], [role=combobox], select'),
          isSubmit: element.matches('button[type=submit]'),
          isOfWork: work?.contains(element) ?? false,
        },
      ];
    })
    .slice(0, 200);
});
export type Target = (typeof targets.current)[number];

const CLICKABLE =
  'a[href^="/"]:not([target=_blank], [download]), button:enabled, summary, input:enabled:not([type=file], [type=hidden]), textarea:enabled, select:enabled, [role=button]:not([aria-disabled=true]), [role=combobox], [role=option], [role=menuitem], [role=tab]';
const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=button]), textarea';

/** What somebody is at: the dialog in front, the form of the page, or its match sheet. */
const workOf = (document: Document): Element | null =>
  frontDialog(document) ??
  formOf(document) ??
  (formStateOf(document) === 'sheet' ? document.querySelector('main') : null);

/** The middle of an element, where nothing lies over it and no frame cuts it off; a box may have its label over it. */
const openPoint = (element: Element, window: Window): { x: number; y: number } | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  if (point.x < 0 || point.y < 0 || point.x > window.innerWidth || point.y > window.innerHeight) return null;
  const hit = element.ownerDocument.elementFromPoint(point.x, point.y);
  const isOpen = element.contains(hit) || hit === element.parentElement || hit === element.closest('label');
  return hit && isOpen ? point : null;
};

/** The browser's own question before a page goes would have to be answered, which Bombadil cannot: it waits for ever. */
let isSilent = false;
const silenceUnload = (window: Window): void => {
  if (isSilent) return;
  isSilent = true;
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
};

export const place = extract(({ document, window, lastAction, navigationHistory: { back, forward } }) => {
  silenceUnload(window);
  const active = document.activeElement;
  const field = active?.matches(TYPED) ? (active as HTMLInputElement) : null;
  const dialog = frontDialog(document);
  const { pathname } = window.location;
  const isVerifying = pathname.startsWith('/login/verify');
  return {
    path: pathname,
    pressed: pressedLink(window, lastAction),
    route: routeOf(pathname),
    dialog: dialog ? dialogNameOf(dialog).slice(0, 60) : null,
    isWaiting:
      visible(document, WAITING).length > 0 ||
      (document.querySelector('main')?.innerText ?? '').trim() === '' ||
      document.querySelector('h1') === null ||
      !document.title.includes(' - '),
    isFocusLost: active === null || active === document.body,
    isFocusBehind: hasFocusBehind(document),
    isGreyed: greyedWithoutReason(document).length > 0,
    isLogin: /^\/login(?:\/verify)?\/?$/.test(pathname),
    code: mailedCode(isVerifying),
    isVerifying,
    hasFileInput: Boolean((dialog ?? document.querySelector('main'))?.querySelector('input[type=file]')),
    form: formStateOf(document),
    focus: field && {
      name: nameOf(field).slice(0, 60),
      type: field.type,
      value: field.value.slice(0, 40),
    },
    canGoBack: back.length > 0,
    canGoForward: forward.length > 0,
    below: roomBelow(dialog ?? document.documentElement),
    middle: { x: window.innerWidth / 2, y: window.innerHeight / 2 },
  };
});

/** Pixels that can still be scrolled down, on the page or within a dialog. */
const roomBelow = (frame: Element): number =>
  Math.max(
    ...[frame, ...frame.querySelectorAll('.MuiDialogContent-root')].map(
      ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
    ),
  );

/** The last code of the second factor, and whether it was requested since the page was entered that wants it. */
const mailed = { code: '', isRequested: false };

/** Empty until the answer is there: the page does not change while it is looked at. */
const mailedCode = (isWanted: boolean): string => {
  if (isWanted && !mailed.isRequested) void requestCode();
  if (!isWanted) mailed.code = '';
  mailed.isRequested = isWanted;
  return mailed.code;
};

const requestCode = async (): Promise<void> => {
  const answer = await fetch('/sandbox/mailbox', { headers: { Accept: 'application/json' } });
  const [mail] = (await answer.json()) as readonly { readonly text: string }[];
  mailed.code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
};
