import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { settle } from './settle.ts';
import { sayEntry, sayNode, sayRow, textIn, type Node, type AxNode } from './speech.ts';

/** A page that is listened to, never looked at: keys go in, sentences come out. */
export interface Reader {
  /** Presses a key; `until` is what the answer is waited for by, where it comes from afar. */
  readonly press: (key: Key, until?: Locator) => Promise<void>;
  /** Presses it until what has the focus is spoken of like this. */
  readonly pressTo: (key: Key, heard: RegExp) => Promise<void>;
  /** Types; what is `secret` stays out of the transcript. */
  readonly type: (text: string, until?: Locator, secret?: boolean) => Promise<void>;
  /** A jump of the reading, to the next that is named like this; Tab goes on from there, as readers have it. */
  readonly jump: (to: Jump, named?: RegExp, isBack?: boolean) => Promise<void>;
  /** Says what is not heard: where somebody else acts meanwhile. */
  readonly note: (aside: string) => void;
  /** Waits for something and says what is heard meanwhile. */
  readonly wait: (until: Locator) => Promise<void>;
  readonly transcript: () => string;
}

const KEYS = {
  Tab: 'Tab',
  'Shift+Tab': 'Maj+Tab',
  Enter: 'Entrée',
  Space: 'Espace',
  Escape: 'Échap',
  ArrowDown: 'Flèche bas',
  ArrowUp: 'Flèche haut',
  ArrowLeft: 'Flèche gauche',
  ArrowRight: 'Flèche droite',
  Home: 'Début',
} as const;
type Key = keyof typeof KEYS;

const JUMPS = {
  heading: '(titre suivant)',
  table: '(tableau suivant)',
  row: '(ligne suivante)',
  region: '(région suivante)',
} as const;
type Jump = keyof typeof JUMPS;

/** More than a page ought to have before what is looked for. */
const MAX_PRESSES = 60;

/** Listens to a page that has been opened, from the focus on. */
export const openReader = async (page: Page): Promise<Reader> => {
  const session = await page.context().newCDPSession(page);
  // Numbers of nodes stay the same from one look to the next.
  await session.send('Accessibility.enable');
  const said: string[] = [];
  let heard = await hear(session);
  let place: Node = heard.focus;

  /** Says what is new since the last time: the focus if it has moved or changed, then the live regions. */
  const listen = async (): Promise<string> => {
    await settle(page);
    const now = await hear(session);
    const last = heard;
    // What a dialog has covered for a while has been said already.
    heard = { ...now, regions: new Map([...last.regions, ...now.regions]) };
    const hasMoved = now.focus.id !== last.focus.id;
    const lines = [
      ...(hasMoved
        ? [...entries(now.focus, last.focus), sayNode(now.focus)]
        : [changeOf(now.focus, last.focus)]),
      ...[...now.regions].flatMap(([id, parts]) => newIn(parts, last.regions.get(id))),
    ].filter(Boolean);
    place = now.focus;
    said.push(...lines.map(mask));
    return lines.join('\n');
  };
  const act = async (
    title: string,
    until: Locator | undefined,
    gesture: () => Promise<void>,
  ): Promise<string> => {
    said.push(`> ${title}`);
    await gesture();
    if (until) await expect(until.first()).toBeVisible();
    return listen();
  };
  const press = (key: Key, until?: Locator): Promise<string> =>
    act(KEYS[key], until, () => page.keyboard.press(key));
  said.push(...[...entries(place, null), sayNode(place)].filter(Boolean).map(mask));
  return {
    press: async (key, until) => void (await press(key, until)),
    pressTo: async (key, wanted) => {
      for (let count = 0; count < MAX_PRESSES; count += 1) if (wanted.test(await press(key))) return;
      throw new Error(
        `${String(wanted)} is not heard after ${MAX_PRESSES} times ${key}:\n${said.join('\n')}`,
      );
    },
    type: async (text, until, isSecret = false) =>
      void (await act(isSecret ? '(le mot de passe)' : `«\u202f${text}\u202f»`, until, () =>
        page.keyboard.type(text),
      )),
    jump: async (to, named = /(?:)/, isBack = false) => {
      const all = flatten(heard.root);
      const at = all.findIndex(({ id }) => id === place.id);
      const isWanted = ({ role, name }: Node): boolean => role === to && named.test(name);
      const next = isBack ? all.slice(0, at).findLast(isWanted) : all.slice(at + 1).find(isWanted);
      said.push(`> ${isBack ? JUMPS[to].replace('suivant', 'précédent') : JUMPS[to]}`);
      if (next === undefined) throw new Error(`No ${to} follows:\n${said.join('\n')}`);
      const words = to === 'heading' ? sayNode(next) : to === 'row' ? sayRow(next) : sayEntry(next);
      said.push(...[...entries(next, place), words].filter(Boolean).map(mask));
      place = next;
      await startFrom(session, next);
      heard = { ...(await hear(session)), focus: next };
    },
    note: (aside) => void said.push(`> (${aside})`),
    wait: async (until) => {
      said.push('> (un instant)');
      await expect(until.first()).toBeVisible();
      await listen();
    },
    transcript: () => `${said.join('\n\n')}\n`,
  };
};

/** Where Tab goes on from: the browser keeps the place of what had the focus last. */
const startFrom = async (session: CDPSession, { element }: Node): Promise<void> => {
  if (element === undefined) return;
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: element });
  if (object.objectId === undefined) return;
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `function () {
      const had = this.getAttribute('tabindex');
      this.setAttribute('tabindex', '-1');
      this.focus({ preventScroll: true });
      if (had === null) this.removeAttribute('tabindex');
    }`,
  });
};

interface Heard {
  readonly root: Node;
  readonly focus: Node;
  /** Texts of each live region, by the number of its element. */
  readonly regions: ReadonlyMap<number, Region>;
}

interface Region {
  readonly isWhole: boolean;
  readonly parts: readonly string[];
}

const hear = async (session: CDPSession): Promise<Heard> => {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const root = toTree(nodes, await spansOf(session));
  const all = flatten(root);
  const owner = all.findLast(({ is }) => is('focused') === true) ?? root;
  return {
    root,
    focus: all.find(({ element }) => element !== undefined && element === owner.active) ?? owner,
    regions: new Map(all.filter(isRegion).map((node) => [node.element ?? 0, toRegion(node)])),
  };
};

/** Columns of each cell that is in more than one, which the tree does not say. */
const spansOf = async (session: CDPSession): Promise<ReadonlyMap<number, number>> => {
  const expression = 'document.querySelector("[colspan]") !== null';
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (result.value !== true) return new Map();
  await session.send('DOM.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  // Else every change of the page would be reported.
  await session.send('DOM.disable');
  return new Map(
    nodes.flatMap(({ backendNodeId, attributes = [] }): [number, number][] => {
      const at = attributes.indexOf('colspan');
      return at === -1 ? [] : [[backendNodeId, Number(attributes[at + 1])]];
    }),
  );
};

const toTree = (nodes: readonly AxNode[], spans: ReadonlyMap<number, number>): Node => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const build = (one: AxNode, parent: Node | null): Node => {
    const node: Node = {
      id: one.nodeId,
      role: textOf(one.role),
      name: textOf(one.name),
      description: textOf(one.description),
      value: textOf(one.value),
      span: spans.get(one.backendDOMNodeId ?? 0) ?? 1,
      is: (wanted) => propertyOf(one, wanted)?.value,
      element: one.backendDOMNodeId,
      active: propertyOf(one, 'activedescendant')?.relatedNodes?.[0]?.backendDOMNodeId,
      parent,
      children: [],
    };
    node.children.push(...childrenOf(one, node));
    return node;
  };
  const childrenOf = (one: AxNode, parent: Node): readonly Node[] =>
    (one.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (!child || child.role?.value === 'InlineTextBox') return [];
      const isSilent = child.ignored || SILENT.has(textOf(child.role));
      return isSilent ? childrenOf(child, parent) : [build(child, parent)];
    });
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (!root) throw new Error('The page has no accessibility tree.');
  return build(root, null);
};

const textOf = (property: AxNode['name']): string =>
  typeof property?.value === 'string'
    ? property.value
    : typeof property?.value === 'number'
      ? String(property.value)
      : '';

const propertyOf = ({ properties }: AxNode, wanted: string) =>
  properties?.find(({ name }) => name === wanted)?.value;

const SILENT = new Set(['generic', 'none', 'rowgroup', 'LabelText', 'paragraph']);

const flatten = (node: Node): readonly Node[] => [node, ...node.children.flatMap(flatten)];

/** One within another speaks on its own, too, if it is more pressing: what both hold is heard twice. */
const isRegion = ({ is, parent }: Node): boolean => isLive(is('live')) && is('live') !== parent?.is('live');

const isLive = (value: unknown): boolean => value === 'polite' || value === 'assertive';

const toRegion = (node: Node): Region => ({
  isWhole: node.is('atomic') === true,
  parts: node.children.map(textIn).filter(Boolean),
});

/** A region that is new, or as a whole if it is one, else only its parts that were not there. */
const newIn = (now: Region, last: Region | undefined): readonly string[] => {
  const whole = now.parts
    .map((part, at) => (at > 0 && !/[.!?:,]$/.test(now.parts[at - 1] ?? '') ? `, ${part}` : ` ${part}`))
    .join('')
    .trim();
  if (now.parts.join() === (last?.parts.join() ?? '')) return [];
  return now.isWhole ? [whole] : now.parts.filter((part) => !last?.parts.includes(part));
};

const ancestorsOf = (node: Node): readonly Node[] =>
  node.parent === null ? [] : [...ancestorsOf(node.parent), node.parent];

/** Only what was not entered before. */
const entries = (node: Node, last: Node | null): readonly string[] => {
  const left = new Set(last === null ? [] : [...ancestorsOf(last), last].map(({ id }) => id));
  return ancestorsOf(node)
    .filter(({ id }) => !left.has(id))
    .map(sayEntry);
};

/** Of what kept the focus, what is different: a state, a value. */
const changeOf = (now: Node, last: Node): string => {
  const [words, before] = [sayNode(now).split(', '), sayNode(last).split(', ')];
  return words.filter((word) => !before.includes(word)).join(', ');
};

/** What differs from run to run. */
const mask = (sentence: string): string =>
  sentence
    .replaceAll(/\d\d\/\d\d\/\d{4}/g, 'jj/mm/aaaa')
    .replaceAll(/\d\d:\d\d/g, 'hh:mm')
    .replaceAll(/\b20\d\d([-/])20\d\d\b/g, 'aaaa$1aaaa');
