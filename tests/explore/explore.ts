// What a run does: it logs in, then goes on as somebody would who has something in mind, and who gives up now and then.
import { actions, type Action, type ActionTemplate, type Fingerprint } from '@antithesishq/bombadil/browser';
import { createChance, draw, type Weighted } from './createChance.ts';
import { fittingTexts } from './fittingText.ts';
import { NEARLY, TOO_LONG } from './hours.ts';
import { routeOf } from './look.ts';
import { place, targets, type Target } from './targets.ts';

export interface Settings {
  /** Null for a visitor, who stays outside. */
  readonly account: string | null;
  readonly password: string;
  readonly seed: number;
  /** Paths of files to hand in. */
  readonly files: readonly string[];
  /** The steps of an earlier run, which are taken once more instead of others. */
  readonly again: readonly Action[] | null;
}

/** What somebody has in mind: the names of what leads there, the first found first. */
const AIMS = {
  /** Looks at everything, at what was seen least first. */
  walk: [],
  /** Fills a whole form and saves it. */
  fill: [/^(?:Créer|Ajouter|Nouve|Inscrire|Déposer|Demander)/, /^Modifier|^Fiche$/],
  /** Sets a filter of a list and takes it back. */
  filter: [/^Retirer le filtre/, /^Filtres/, /^(?:Licences|Personnes|Équipes|Tournois|Rencontres)$/],
  /** Opens a record, changes one field and goes away. */
  leave: [/^Modifier|^Fiche$/, /^[A-ZÉÈ’ -]+ [A-ZÉ][a-zé]+/],
  /** Selects rows, starts a run over them and stops it. */
  run: [
    /^(?:Modifier|Supprimer|Renouveler|Exporter|Lancer|Valider|Attestations)/,
    /^Actions$/,
    /^Sélectionner/,
  ],
  /** Finds a match sheet, fills and signs it. */
  sheet: [/^(?:Feuille|Confirmer|Signer|Valider|Clore)/, /\s[–-]\s/, /^Rencontres$/, /^Compétitions$/],
} as const satisfies Record<string, readonly RegExp[]>;
type Aim = keyof typeof AIMS;

const CHANCES: Weighted<Aim> = [
  [2, 'walk'],
  [6, 'fill'],
  [2, 'filter'],
  [3, 'leave'],
  [3, 'run'],
  [1, 'sheet'],
];
/** Steps before another aim is drawn. */
const PATIENCE = 40;

/** Of a form or a dialog: what brings it to its end, and what leaves it. */
const FORTH =
  /^(?:Enregistrer|Créer|Valider|Confirmer|Continuer|Suivant|Envoyer|Supprimer|Importer|Vérifier|Lancer|Appliquer|Modifier|Exporter|Télécharger|Prévisualiser|Signer|Demander|Renouveler|Oui)/;
const AWAY = /^(?:Annuler|Fermer|Quitter|Rester|Non|Arrêter|Interrompre)/;
/** What a person sends once more before giving a form up. */
const TRIES = 2;

/** States that something pressed before has to come back in. */
const PATIENT_WAITS = 4;
const LAST_WAITS = 60;
/** States that a link has to lead on, a dialog to take the focus or to give it back, a greyed button to get its reason. */
const LINK_WAITS = 25;
const FOCUS_WAITS = 2;
const REASON_WAITS = 12;
const CLOSED_WAITS = 15;

const ENTER = 13;
const ESCAPE = 27;

interface Work {
  readonly done: Set<string>;
  tries: number;
}

/** The one generator of a run: each state has one next step, which follows from the seed. */
export const explore = ({ account, password, seed, files, again }: Settings) => {
  const chance = createChance(seed);
  const visits = new Map<string, number>();
  /** What was done at each form and dialog since the address changed. */
  const works = new Map<string, Work>();
  let work: Work = { done: new Set(), tries: 0 };
  let workPlace = '';
  let hadDialog = false;
  let closedWaits = 0;
  let waits = 0;
  /** Address of a link that was pressed and has not led there yet. */
  let pending: string | null = null;
  let pendingWaits = 0;
  let focusWaits = 0;
  let reasonWaits = 0;
  let aim: Aim = 'walk';
  let steps = 0;
  let logins = 0;

  const type = (text: string): ActionTemplate => ({
    TypeText: { text: { Regexp: literally(text) }, delayMillis: [1, 2] },
  });

  const press = (target: Target): ActionTemplate => {
    const key = keyOf(target);
    visits.set(key, (visits.get(key) ?? 0) + 1);
    pending = null;
    return { Click: { fingerprint: target.fingerprint, point: target.point } };
  };

  const keyOf = ({ name, fingerprint }: Target): string =>
    `${place.current.route} ${routeOf(fingerprint.href ?? '')} ${name.replace(/\d+/g, '#')}`;
  const seenOf = (target: Target): number => visits.get(keyOf(target)) ?? 0;

  const pick = (weightOf: (target: Target) => number): ActionTemplate | null => {
    const weighed = targets.current.map((target) => [weightOf(target), target] as const);
    if (!weighed.some(([weight]) => weight > 0)) return null;
    const target = draw(chance, weighed);
    return target && press(target);
  };

  /** Null once the account has been refused, or nobody logs in. */
  const logIn = (): ActionTemplate | null => {
    const { focus, isLogin, isVerifying, code } = place.current;
    if (!isLogin || account === null || logins > 40) return null;
    logins += 1;
    if (isVerifying && code === '') return 'Wait';
    const words: Readonly<Record<string, string>> = { text: code || account, password };
    if (focus && focus.value === '' && words[focus.type] !== undefined) return type(words[focus.type] ?? '');
    const empty = targets.current.find(({ isEmptyField }) => isEmptyField);
    if (empty) return press(empty);
    const submit = targets.current.find(({ isSubmit }) => isSubmit);
    return submit ? press(submit) : 'Wait';
  };

  /** Text for the field that has the focus; null where it has one that is left as it is. */
  const fill = (): ActionTemplate | null => {
    const { focus } = place.current;
    if (!focus || (focus.value !== '' && !work.done.delete(`text ${focus.name}`))) return null;
    const text = draw(
      chance,
      fittingTexts(focus.name, focus.type).map((one, index) => [index === 0 ? 6 : 1, one]),
    );
    return type(text ?? 'Essai');
  };

  const once = (what: string): boolean => {
    const isNew = !work.done.has(what);
    work.done.add(what);
    return isNew;
  };

  /** The next step at the form, the dialog or the sheet in front, towards its end or away from it. */
  const goOnWithWork = (): ActionTemplate | null => {
    const { dialog, route, form } = place.current;
    if (dialog === null && (form === 'none' || form === 'closed')) return null;
    if (route !== workPlace) works.clear();
    workPlace = route;
    work = works.get(dialog ?? '') ?? { done: new Set(), tries: 0 };
    works.set(dialog ?? '', work);
    // A list of several stays open.
    if (targets.current.some(({ isOption }) => isOption) && chance() < 0.2)
      return { PressKey: { code: ESCAPE } };
    if (targets.current.some(({ isOption }) => isOption))
      return pick(({ isOption, fingerprint }) => (fingerprint.role === 'listbox' ? 0 : Number(isOption)));
    const isLeaving = aim === 'leave' && work.done.has('changed');
    return fill() ?? handIn() ?? (isLeaving ? null : change()) ?? end(isLeaving);
  };

  const handIn = (): ActionTemplate | null => {
    const { hasFileInput } = place.current;
    const file = draw(
      chance,
      files.map((one) => [1, one]),
    );
    if (!hasFileInput || file === null || !once('file')) return null;
    return { SetFileInputFiles: { selector: 'input[type=file]', files: [file] } };
  };

  /** Goes to a field that is empty, that was refused, or that has a value to change; or chooses among some. */
  const change = (): ActionTemplate | null => {
    const { form, below, middle } = place.current;
    const own = targets.current.filter(({ isOfWork }) => isOfWork);
    const keyOfTry = ({ isInvalid, name }: Target): string => `${isInvalid ? work.tries : 0} ${name}`;
    const next = own.find(
      (target) =>
        (target.isEmptyField || (target.isInvalid && work.tries > 0)) && !work.done.has(keyOfTry(target)),
    );
    const kept = own.find(({ isField, isChoice }) => isField && !isChoice);
    const field = next ?? (form === 'untouched' && !work.done.has('changed') ? kept : undefined);
    if (field) {
      work.done.add(keyOfTry(field));
      if (!field.isEmptyField) work.done.add(`text ${field.name}`);
      work.done.add('changed');
      return press(field);
    }
    const chosen = chance() < 0.3 ? pick(({ isOfWork, isChoice }) => Number(isOfWork && isChoice)) : null;
    const isBelow = below > 1 && chance() < 0.4;
    return (
      chosen ?? (isBelow ? { ScrollDown: { origin: middle, distance: Math.min(below, middle.y) } } : null)
    );
  };

  const end = (isLeaving: boolean): ActionTemplate | null => {
    /** By its own way out, or by any link of the page around it. */
    const leave = (): ActionTemplate | null => {
      const isByLink = place.current.dialog === null && chance() < 0.5;
      return pick((target) => {
        const isWayOut = isByLink
          ? !target.isOfWork && target.fingerprint.href !== null
          : target.isOfWork && AWAY.test(target.name);
        return isWayOut ? 1 / (1 + seenOf(target)) : 0;
      });
    };
    const isOver = isLeaving || work.tries >= TRIES || chance() < 0.12;
    const away = isOver ? leave() : null;
    if (away) {
      work.tries = 0;
      return away;
    }
    work.tries += 1;
    return (
      pick((target) => {
        if (!target.isOfWork || target.isField) return 0;
        if (target.isSubmit || FORTH.test(target.name)) return 20;
        return (AWAY.test(target.name) ? 2 : 3) / (1 + seenOf(target));
      }) ?? leave()
    );
  };

  const wander = (): ActionTemplate => {
    const { focus, canGoBack, canGoForward, below, middle } = place.current;
    const wanted: readonly RegExp[] = AIMS[aim];
    const weightOf = (target: Target): number => {
      const rank = wanted.findIndex((pattern) => pattern.test(target.name));
      const lead = rank === -1 ? 1 : 150 / (rank + 1);
      return (lead * (target.isOption ? 10 : 1)) / (1 + seenOf(target));
    };
    const others: [number, ActionTemplate][] = [
      [0.3, 'Wait'],
      [canGoBack ? 0.4 : 0, 'Back'],
      [canGoForward ? 0.1 : 0, 'Forward'],
      [0.1, 'Reload'],
      [0.2, { PressKey: { code: ESCAPE } }],
      [focus ? 0.3 : 0, { PressKey: { code: ENTER } }],
      [0.1, NEARLY],
      [0.05, TOO_LONG],
      [below > 1 ? 1.5 : 0, { ScrollDown: { origin: middle, distance: Math.min(below, middle.y) } }],
    ];
    const pressed = chance() < 0.93 ? pick(weightOf) : null;
    return pressed ?? draw(chance, others) ?? 'Wait';
  };

  /** What is to come by itself has its time, so that a law sees where it does not. */
  const isAwaited = (): boolean => {
    const { path, pressed, dialog, isFocusBehind, isGreyed } = place.current;
    pending = pressed ?? pending;
    if (dialog !== null || pending === null || path.startsWith(pending)) pending = null;
    pendingWaits = pending === null ? 0 : pendingWaits + 1;
    focusWaits = isFocusBehind ? focusWaits + 1 : 0;
    reasonWaits = isGreyed ? reasonWaits + 1 : 0;
    return [
      [pendingWaits, LINK_WAITS],
      [focusWaits, FOCUS_WAITS],
      [reasonWaits, REASON_WAITS],
    ].some(([waited = 0, most = 0]) => waited > 0 && waited <= most);
  };

  /** What is on its way is waited for, mostly; as is the focus where a dialog has just closed. */
  const attend = (): ActionTemplate | null => {
    if (isAwaited()) return 'Wait';
    const { isWaiting, dialog, isFocusLost } = place.current;
    const isClosed = dialog === null && isFocusLost && (hadDialog || closedWaits > 0);
    closedWaits = isClosed ? closedWaits + 1 : 0;
    hadDialog = dialog !== null;
    waits = isWaiting ? waits + 1 : 0;
    return (isClosed && closedWaits <= CLOSED_WAITS) || (isWaiting && waits < LAST_WAITS && chance() < 0.98)
      ? 'Wait'
      : null;
  };

  const go = (): ActionTemplate => {
    const waited = attend();
    if (waited) return waited;
    if (steps-- <= 0) {
      aim = draw(chance, CHANCES) ?? 'walk';
      steps = PATIENCE;
    }
    const isAtWork = chance() < (aim === 'walk' ? 0.6 : 0.93);
    return (isAtWork ? goOnWithWork() : null) ?? (chance() < 0.4 ? fill() : null) ?? wander();
  };

  let done = 0;
  let missed = 0;
  /** The next step of the earlier run: what is pressed is found by what it is, wherever it is now. */
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
