import { reachableControls } from './reachableControls.ts';

/** Something that may hide a field: a tab, a step, a collapsed row. */
export interface Container {
  readonly holds: (path: string) => boolean;
  readonly isOpen: (path: string) => boolean;
  readonly open: (path: string) => void;
  /** Time its content needs to come to rest, before anything in it is scrolled to. */
  readonly settleMs: number;
}

/** Leads to a field of a form, wherever it hides, and marks it. */
export interface FieldNavigator {
  /** Sets the form that it leads through. */
  readonly attach: (form: Element | null) => void;
  /** Opens what hides the field, scrolls to it, marks it and, with `focus`, puts the focus there. */
  readonly goTo: (path: string, options: { readonly focus: boolean }) => void;
  /** Path of the field marked at the moment. */
  readonly getMarked: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly addContainer: (container: Container) => () => void;
  readonly dispose: () => void;
}

const MARK_MS = 3000;
/** Deeper than any form nests its rows: a container that refuses to open must not be tried for ever. */
const MOST_OPENINGS = 20;

/** Fields are found in the attached form by the `data-field` of their `FieldAnchor`. */
export const createFieldNavigator = (): FieldNavigator => {
  let root: Element | null = null;
  const containers = new Set<Container>();
  const listeners = new Set<() => void>();
  let marked: string | null = null;
  let markTimer: ReturnType<typeof setTimeout> | undefined;
  let moveTimer: ReturnType<typeof setTimeout> | undefined;

  const mark = (path: string | null): void => {
    clearTimeout(markTimer);
    marked = path;
    if (path !== null) markTimer = setTimeout(mark, MARK_MS, null);
    for (const listener of listeners) listener();
  };

  const arrive = (path: string, focus: boolean): void => {
    const field = findField(root, path);
    field?.scrollIntoView({ block: 'center' });
    if (field && focus) reachableControls(field)[0]?.focus({ preventScroll: true });
  };

  const approach = (path: string, focus: boolean, left: number): void => {
    const closed = [...containers].filter((container) => container.holds(path) && !container.isOpen(path));
    if (closed.length === 0 || left === 0) return arrive(path, focus);
    for (const container of closed) container.open(path);
    // What was opened may hold further closed rows, which only then register.
    const wait = Math.max(...closed.map(({ settleMs }) => settleMs));
    moveTimer = setTimeout(approach, wait, path, focus, left - 1);
  };

  return {
    attach: (form) => {
      root = form;
    },
    goTo: (path, { focus }) => {
      clearTimeout(moveTimer);
      approach(path, focus, MOST_OPENINGS);
      mark(path);
    },
    getMarked: () => marked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addContainer: (container) => {
      containers.add(container);
      return () => containers.delete(container);
    },
    dispose: () => {
      clearTimeout(moveTimer);
      clearTimeout(markTimer);
    },
  };
};

/** The field's own anchor, else that of the nearest field around it. */
const findField = (root: Element | null, path: string): HTMLElement | null => {
  const found = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`) ?? null;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return found ?? (parent === '' ? null : findField(root, parent));
};
