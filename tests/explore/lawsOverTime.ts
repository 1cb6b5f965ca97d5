// Laws about what follows upon what.
import { always, eventually, next } from '@antithesishq/bombadil';
import { extract } from '@antithesishq/bombadil/browser';
import { callsOf } from './calls.ts';
import {
  dialogNameOf,
  formStateOf,
  frontDialog,
  hasFocusBehind,
  isPageThere,
  toastsOf,
  typedIn,
  visible,
} from './look.ts';
import { isPressedOnPage, pressedLink } from './pressedLink.ts';

const isSavingIn = (document: Document): boolean =>
  toastsOf(document).some((text) => text.includes('Enregistrement en cours'));

/** What is in front, and where the focus is. */
const momentOf = (document: Document) => {
  const dialog = frontDialog(document);
  const { activeElement } = document;
  return {
    dialog: dialog && dialogNameOf(dialog),
    // A page that comes takes it with its heading.
    isFocusLost: (activeElement === null || activeElement === document.body) && isPageThere(document),
    isFocusBehind: hasFocusBehind(document),
    isLogin: document.querySelector('input[type=password]') !== null,
  };
};

/** A moment, and which load of the page it is. */
const moment = extract(({ document, window, lastAction }) => ({
  ...momentOf(document),
  loadedAt: window.performance.timeOrigin,
  path: window.location.pathname,
  isMissing: visible(document, 'h1').some(({ innerText }) => /introuvable/.test(innerText)),
  clicked: pressedLink(window, lastAction),
  followed: followedTo(window, lastAction),
  acted: typeof lastAction === 'string' ? lastAction : (Object.keys(lastAction ?? {})[0] ?? null),
}));

/** Address of the last link, as long as nothing else has led on. */
let lastLink: string | null = null;
const followedTo = (window: Window, action: unknown): string | null => {
  if (action === 'Back' || action === 'Forward' || action === 'Reload') lastLink = null;
  lastLink = pressedLink(window, action) ?? lastLink;
  return lastLink;
};

/** Seconds of the clock of the page for which the dialog in front has lacked something. */
const createLack = () => {
  let since: { key: string | null; at: number } = { key: null, at: 0 };
  return (window: Window, dialog: Element | null, isLacking: boolean): number => {
    const key = dialog && isLacking ? `${window.performance.timeOrigin} ${dialogNameOf(dialog)}` : null;
    if (key !== since.key) since = { key, at: window.performance.now() };
    return key === null ? 0 : (window.performance.now() - since.at) / 1000;
  };
};
const lacksName = createLack();
const lacksExit = createLack();
const frame = extract(({ document, window }) => {
  const dialog = frontDialog(document);
  const exits = dialog ? visible(dialog, 'button:enabled, a[href]') : [];
  return {
    namelessFor: lacksName(window, dialog, dialog !== null && dialogNameOf(dialog) === ''),
    shutFor: lacksExit(window, dialog, exits.length === 0),
    isSaving: isSavingIn(document),
  };
});

/** The name of a record comes with the record. */
export const everyDialogHasAName = always(() => frame.current.namelessFor < 5);

/** While something of it is on its way, nothing may be pressed. */
export const everyDialogHasAWayOut = always(() => frame.current.shutFor < (frame.current.isSaving ? 30 : 6));

/** A moment may pass until a dialog that opens has the focus. */
export const theFocusStaysInTheDialog = always(() => {
  const { isFocusBehind, dialog } = moment.current;
  return !isFocusBehind || next(() => !moment.current.isFocusBehind || moment.current.dialog !== dialog);
});

/** Since when nothing has had the focus, after a dialog has closed and nobody has pressed anything. */
let lostSince: number | null = null;
let wasOpen = false;
const closing = extract(({ document, window, lastAction }) => {
  const { dialog, isFocusLost, isLogin } = momentOf(document);
  const isLost = dialog === null && isFocusLost && !isLogin;
  const isFirst = isLost && wasOpen && !isPressedOnPage(window);
  const goesOn = isLost && lostSince !== null && lastAction === 'Wait';
  wasOpen = dialog !== null;
  if (isFirst) lostSince = window.performance.now();
  else if (!goesOn) lostSince = null;
  return lostSince === null ? 0 : (window.performance.now() - lostSince) / 1000;
});

/** A browser that is busy with much else takes some time until what has closed is gone. */
export const aDialogThatClosesGivesTheFocusBack = always(() => closing.current < 2);

export const aLinkLeadsWhereItSays = always(() => {
  const { clicked, dialog } = moment.current;
  if (clicked === null || clicked === '/' || dialog !== null) return true;
  // A save that is under way leads on by itself.
  if (form.current.isSaving || form.current.isSaved) return true;
  const arrives = (): boolean =>
    moment.current.path.startsWith(clicked) || moment.current.isLogin || moment.current.clicked !== null;
  // Pressed as long as something is on its way, it prompts before it leads on.
  return (
    moment.current.path.startsWith(clicked) ||
    moment.current.isLogin ||
    next(() => moment.current.dialog !== null || arrives() || eventually(arrives).within(10, 'seconds'))
  );
});

export const noLinkLeadsToWhatIsMissing = always(
  () => moment.current.followed !== moment.current.path || !moment.current.isMissing,
);

const history = extract(({ navigationHistory: { back, current } }) => ({
  before: back.at(-1) ? new URL(back.at(-1)?.url ?? '').pathname : null,
  here: new URL(current.url).pathname,
}));

export const goingBackLeadsBack = always(() => {
  const { before } = history.current;
  return next(() => {
    if (moment.current.acted !== 'Back' || before === null) return true;
    const isBack = (): boolean =>
      history.current.here === before || moment.current.dialog !== null || moment.current.isLogin;
    return isBack() || eventually(isBack).within(15, 'seconds');
  });
});

const form = extract(({ document }) => ({
  state: formStateOf(document),
  values: typedIn(document),
  isSaved: toastsOf(document).some((text) => text.includes('Enregistrement réussi')),
  isSaving: isSavingIn(document),
  hasWord:
    toastsOf(document).length > 0 ||
    visible(document, 'main [role=alert], main [role=status]').some(({ innerText }) =>
      /brouillon/.test(innerText),
    ),
}));

/** A question, a success or a failure, or the word of a draft that was kept. */
export const nothingTypedIsLeftWithoutAWord = always(() => {
  const { state } = form.current;
  const { path, dialog, loadedAt } = moment.current;
  if (state !== 'typed') return true;
  return next(
    () =>
      moment.current.path === path ||
      (moment.current.dialog !== null && moment.current.dialog !== dialog) ||
      form.current.hasWord ||
      moment.current.loadedAt !== loadedAt ||
      moment.current.isLogin,
  );
});

export const nothingTypedChangesByItself = always(() => {
  const { state, values } = form.current;
  const { path, loadedAt, dialog } = moment.current;
  if (state !== 'typed') return true;
  return next(() => {
    const isIdle = moment.current.acted === 'Wait' || moment.current.acted?.startsWith('Scroll') === true;
    const isSame =
      moment.current.path === path &&
      moment.current.loadedAt === loadedAt &&
      moment.current.dialog === dialog;
    if (!isIdle || !isSame || form.current.state !== 'typed' || form.current.isSaving || form.current.isSaved)
      return true;
    return Object.entries(values).every(
      ([name, value]) => value === '' || (form.current.values[name] ?? value) === value,
    );
  });
});

/** Writes accepted when nothing was being saved, as long as the page is not loaded anew. */
let settled = 0;
/** When the message of a save came, by the clock of the page. */
let savingSince = 0;
/** What follows upon an accepted write takes less. */
const WORD_MS = 20_000;
const saves = extract(({ document, window }) => {
  const { writes, lastWrite } = callsOf(window);
  const now = window.performance.now();
  const messages = toastsOf(document).join('\n');
  const isDone = /Enregistrement réussi|Suppression réussie/.test(messages);
  const isSaving = isSavingIn(document);
  if (!isDone && !isSaving) settled = writes;
  if (!isSaving || savingSince > now) savingSince = now;
  return { isDone, writes, settled, isForgotten: lastWrite > savingSince && now - lastWrite > WORD_MS };
});

export const everySavingEndsWithAWord = always(
  () =>
    !saves.current.isForgotten &&
    (!form.current.isSaving || eventually(() => !form.current.isSaving).within(75, 'seconds')),
);

export const noSuccessIsShownWithoutAnAcceptedWrite = always(
  () => !saves.current.isDone || saves.current.writes > saves.current.settled,
);

const calls = extract(({ window }) => callsOf(window));
export const nothingIsWrittenTwice = always(() => calls.current.twins.length === 0);
export const whatIsOfferedIsAllowed = always(() => calls.current.refused.length === 0);
export const theServerNeverFails = always(() => calls.current.broken.length === 0);
export const nothingIsRequestedFromOtherServers = always(() => calls.current.foreign.length === 0);

const rows = extract(({ document }) => {
  const range = /^(\d[\d\u00a0\u202f]*)-(\d[\d\u00a0\u202f]*) sur /m.exec(
    document.querySelector<HTMLElement>('main')?.innerText ?? '',
  );
  const toNumber = (text = ''): number => Number(text.replace(/\s/g, ''));
  return {
    announced: range ? toNumber(range[2]) - toNumber(range[1]) + 1 : null,
    drawn: visible(document, 'main tbody tr').length || visible(document, 'main li:has(a)').length,
  };
});

export const aListHasAsManyRowsAsItSays = always(() => {
  const agrees = (): boolean =>
    rows.current.announced === null ||
    rows.current.drawn === 0 ||
    rows.current.announced === rows.current.drawn;
  return agrees() || eventually(agrees).within(15, 'seconds');
});

/** Addresses of records that were deleted while their page or their list was open, since the page was loaded. */
const deleted = new Set<string>();
let lastPath = '';
const gone = extract(({ document, window }) => {
  const { pathname } = window.location;
  for (const path of callsOf(window).deletes) {
    const id = path.split('/').at(-1) ?? '';
    for (const [, list = '', open = id] of [lastPath, pathname].map(
      (one) => /^(\/\d+\/[^/]+)(?:\/(\d+))?/.exec(one) ?? [],
    ))
      if (open === id) deleted.add(`${list}/${id}`);
  }
  lastPath = pathname;
  const recordOf = (link: HTMLElement): string =>
    /^\/\d+\/[^/]+\/\d+/.exec(link.getAttribute('href') ?? '')?.[0] ?? '';
  return visible(document, 'main a[href]')
    .map(recordOf)
    .filter((record) => deleted.has(record));
});

export const whatWasDeletedIsGone = always(
  () => gone.current.length === 0 || eventually(() => gone.current.length === 0).within(15, 'seconds'),
);

/** Whether somebody has logged in since the session ended. */
let isEntered = false;
const ended = extract(({ document, window, lastAction }) => {
  const { pathname } = window.location;
  const isInside =
    /^\/\d+(?:\/|$)/.test(pathname) &&
    document.querySelector('main h1') !== null &&
    document.querySelector('input[type=password]') === null;
  const isLeaving = JSON.stringify(lastAction ?? '').includes('Se déconnecter');
  if (/^\/logout\b/.test(pathname)) isEntered = false;
  else if (isInside || isSent(lastAction)) isEntered = true;
  return { isOut: /^\/(?:login|logout)\b/.test(pathname), isInside, isEntered, isLeaving };
});

/** A question about what is not sent yet may come between. */
export const whoLogsOutIsOut = always(() => {
  const isLeft = (): boolean => ended.current.isOut || moment.current.dialog !== null;
  return !ended.current.isLeaving || isLeft() || eventually(isLeft).within(15, 'seconds');
});

/** A press of a button, or of Enter, may have logged in. */
const isSent = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && !('TypeText' in action);

export const nothingIsShownAgainAfterTheEndOfASession = always(() => {
  if (!ended.current.isOut || ended.current.isEntered) return true;
  const { loadedAt } = moment.current;
  return next(
    () =>
      !ended.current.isInside ||
      moment.current.loadedAt !== loadedAt ||
      !(moment.current.acted === 'Back' || moment.current.acted === 'Wait'),
  );
});

const consoleErrors = extract((state) =>
  state.console
    .filter(({ level }) => level === 'error')
    .map(({ args }) => JSON.stringify(args).slice(0, 300)),
);
export const theConsoleStaysQuiet = always(() => consoleErrors.current.length === 0);

const memory = extract(({ document, window }) => {
  const { memory: heap } = window.performance as { memory?: { usedJSHeapSize: number } };
  return {
    elements: document.querySelectorAll('*').length,
    megabytes: Math.round((heap?.usedJSHeapSize ?? 0) / 1e6),
  };
});
/** Several times what the largest page takes: what was left is given back. */
export const memoryReturns = always(() => memory.current.elements < 30_000 && memory.current.megabytes < 500);
