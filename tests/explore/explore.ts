// What a run does: it logs in, then goes on as somebody would who has something in mind, and who gives up now and then.
import {
  actions,
  extract,
  getFingerprint,
  type Action,
  type ActionTemplate,
  type Fingerprint,
} from '@antithesishq/bombadil/browser';
import { createChance, draw, type Weighted } from './createChance.ts';
import { fittingTexts } from './fittingText.ts';
import { formOf, frontDialog, nameOf, routeOf, visible } from './look.ts';

export interface Settings {
  /** Null for a visitor, who stays outside. */
  readonly account: string | null;
  readonly password: string;
  readonly seed: number;
  /** The steps of an earlier run, which are taken once more instead of others. */
  readonly again: readonly Action[] | null;
}

/** What somebody has in mind: the names of what leads there, the first found first. */
const AIMS = {
  /** Looks at everything, at what was seen least first. */
  walk: [],
  /** Fills a whole form and saves it. */
  fill: [/^Enregistrer$|^Créer$/, /^(?:Créer|Ajouter|Nouve|Modifier)/],
  /** Opens a record, changes one field and goes away. */
  leave: [/^(?:Annuler|Fermer|Quitter|Rester)/, /^Modifier/],
  /** Selects rows, starts a run over them and stops it. */
  run: [
    /^(?:Arrêter|Interrompre)/,
    /^(?:Modifier|Supprimer|Renouveler|Exporter|Lancer|Confirmer)/,
    /^Sélectionner/,
  ],
  /** Finds a match sheet, fills and signs it. */
  sheet: [/^Signer|^Valider|^Clore/, /Feuille/, /Rencontre/],
} as const satisfies Record<string, readonly RegExp[]>;
type Aim = keyof typeof AIMS;

const CHANCES: Weighted<Aim> = [
  [4, 'walk'],
  [5, 'fill'],
  [2, 'leave'],
  [2, 'run'],
  [2, 'sheet'],
];
/** Steps before another aim is drawn. */
const PATIENCE = 30;

/** States that something pressed before has to come back in. */
const PATIENT_WAITS = 4;
const LAST_WAITS = 60;

const ENTER = 13;
const ESCAPE = 27;

const targets = extract(({ document, window }) => {
  const frame = frontDialog(document);
  const list = visible(document, '[role=listbox], [role=presentation] [role=menu]').at(-1) ?? null;
  const form = formOf(document);
  return visible(list ?? frame ?? document, CLICKABLE)
    .flatMap((element) => {
      const point = openPoint(element, window);
      if (point === null) return [];
      const field = element.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea');
      return [
        {
          point,
          fingerprint: getFingerprint(element),
          name: nameOf(element).slice(0, 60),
          isOption: list !== null,
          isField: field,
          isEmptyField: field && (element as HTMLInputElement).value === '',
          isOfForm: form?.contains(element) ?? false,
        },
      ];
    })
    .slice(0, 200);
});
const CLICKABLE =
  'a[href^="/"]:not([target=_blank], [download]), button:enabled, summary, input:enabled:not([type=file], [type=hidden]), textarea:enabled, select:enabled, [role=button]:not([aria-disabled=true]), [role=combobox], [role=option], [role=menuitem], [role=tab]';

/** The middle of an element, where nothing lies over it. */
const openPoint = (element: Element, window: Window): { x: number; y: number } | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  if (point.x < 0 || point.y < 0 || point.x > window.innerWidth || point.y > window.innerHeight) return null;
  const hit = element.ownerDocument.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
};

const place = extract(({ document, window, navigationHistory: { back, forward } }) => {
  const active = document.activeElement;
  const isTyping =
    active?.matches('input:not([type=checkbox], [type=radio], [type=file], [type=button]), textarea') ??
    false;
  const field = isTyping ? (active as HTMLInputElement) : null;
  const button = document.querySelector<HTMLElement>('main form button[type=submit]');
  return {
    route: routeOf(window.location.pathname),
    isLogin: /^\/login\/?$/.test(window.location.pathname),
    focus: field && {
      name: nameOf(field).slice(0, 60),
      type: field.type,
      value: field.value.slice(0, 40),
      isSearch: field.closest('[role=dialog], form') === null,
    },
    login: button && openPoint(button, window),
    canGoBack: back.length > 0,
    canGoForward: forward.length > 0,
    below: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    middle: { x: window.innerWidth / 2, y: window.innerHeight / 2 },
  };
});

/** The one generator of a run: each state has one next step, which follows from the seed. */
export const explore = ({ account, password, seed, again }: Settings) => {
  const chance = createChance(seed);
  const visits = new Map<string, number>();
  let aim: Aim = 'walk';
  let steps = 0;
  let logins = 0;

  const type = (text: string): ActionTemplate => ({
    TypeText: { text: { Regexp: literally(text) }, delayMillis: [1, 2] },
  });

  const press = (target: (typeof targets.current)[number]): ActionTemplate => {
    const key = keyOf(target);
    visits.set(key, (visits.get(key) ?? 0) + 1);
    return { Click: { fingerprint: target.fingerprint, point: target.point } };
  };

  const keyOf = ({ name, fingerprint }: (typeof targets.current)[number]): string =>
    `${place.current.route} ${routeOf(fingerprint.href ?? '')} ${name.replace(/\d+/g, '#')}`;

  /** Null once the account has been refused, or nobody logs in. */
  const logIn = (): ActionTemplate | null => {
    if (!place.current.isLogin || account === null || logins > 40) return null;
    logins += 1;
    const fields = targets.current.filter(({ isField }) => isField);
    const words: Readonly<Record<string, string>> = { text: account, password };
    const { focus } = place.current;
    if (focus && focus.value === '' && words[focus.type] !== undefined) return type(words[focus.type] ?? '');
    const empty = fields.find(({ isEmptyField }) => isEmptyField);
    if (empty) return press(empty);
    const submit = targets.current.find(({ name }) => name === 'Se connecter');
    return submit ? press(submit) : 'Wait';
  };

  const go = (): ActionTemplate => {
    const { focus, canGoBack, canGoForward, below, middle } = place.current;
    if (steps-- <= 0) {
      aim = draw(chance, CHANCES) ?? 'walk';
      steps = PATIENCE;
    }
    const isTyping =
      focus !== null && focus.value === '' && (aim === 'fill' || aim === 'sheet' || chance() < 0.5);
    if (isTyping) {
      const text = draw(
        chance,
        fittingTexts(focus.name, focus.type).map((one, index) => [index === 0 ? 6 : 1, one]),
      );
      return type(text ?? 'Essai');
    }
    const wanted: readonly RegExp[] = AIMS[aim];
    const weightOf = (target: (typeof targets.current)[number]): number => {
      const seen = visits.get(keyOf(target)) ?? 0;
      const rank = wanted.findIndex((pattern) => pattern.test(target.name));
      const lead = rank === -1 ? 1 : 12 / (rank + 1);
      const isNextField = target.isOfForm && (target.isEmptyField || target.isOption);
      const field = aim === 'fill' && isNextField ? 20 : 1;
      return (lead * field * (target.isOption ? 10 : 1)) / (1 + seen);
    };
    const others: [number, ActionTemplate][] = [
      [0.3, 'Wait'],
      [canGoBack ? 0.4 : 0, 'Back'],
      [canGoForward ? 0.1 : 0, 'Forward'],
      [0.1, 'Reload'],
      [0.3, { PressKey: { code: ESCAPE } }],
      [focus ? 0.3 : 0, { PressKey: { code: ENTER } }],
      [below > 1 ? 1.5 : 0, { ScrollDown: { origin: middle, distance: Math.min(below, middle.y) } }],
    ];
    const presses = targets.current.map((target) => [weightOf(target), target] as const);
    const weight = presses.reduce((sum, [one]) => sum + one, 0);
    // The rest keeps a tenth of all steps, however much there is to press.
    const isPressed = weight > 0 && chance() < 0.9;
    const target = isPressed ? draw(chance, presses) : null;
    return target ? press(target) : (draw(chance, others) ?? 'Wait');
  };

  let done = 0;
  let missed = 0;
  /** The next step of the earlier run: what is pressed is found by what it is, wherever it stands now. */
  const follow = (taken: readonly Action[]): ActionTemplate | null => {
    // Nothing more to do ends the run; what is still to come has some time.
    if (done > taken.length + LAST_WAITS) return null;
    const step = taken[done] ?? 'Wait';
    const isClick = typeof step === 'object' && 'Click' in step;
    const target = isClick
      ? targets.current.find(({ fingerprint }) => isSame(fingerprint, step.Click.fingerprint))
      : undefined;
    if (isClick && !target && missed < PATIENT_WAITS) {
      missed += 1;
      return 'Wait';
    }
    done += 1;
    missed = 0;
    if (isClick) return target ? press(target) : 'Wait';
    return typeof step === 'object' && 'TypeText' in step ? type(step.TypeText.text) : step;
  };

  return actions(() => [again ? follow(again) : (logIn() ?? go())].filter((step) => step !== null));
};

/** A trace writes what an element is known by in names of its own, and leaves out what it has not. */
const isSame = (now: Fingerprint, before: Partial<Record<string, string | null>>): boolean =>
  now.tag === before.tag &&
  now.href === (before.href ?? null) &&
  now.nameAttr === (before.name_attr ?? null) &&
  now.accessibleName === (before.accessible_name ?? null) &&
  now.textContent === (before.text_content ?? null);

/** A pattern that only the text itself has. */
const literally = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\x{${sign.codePointAt(0)?.toString(16)}}`);
