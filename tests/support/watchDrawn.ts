/** React's node of a component on the page, as far as this reads it. */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
}

/** React sets it on what has been rendered anew. */
const PERFORMED_WORK = 1;
/** Function components, plain, by reference and memoised: those that a person wrote. */
const FUNCTIONS: ReadonlySet<number> = new Set([0, 11, 14, 15]);

/** Names of the components that were drawn, each with the path of its field; '' outside of fields. */
type Drawn = readonly { readonly name: string; readonly field: string }[];

let seen: { name: string; field: string }[] | null = null;

/** For a `Profiler` around the application: reads what each commit has drawn, while somebody watches. */
export const onRender = (): void => {
  if (!seen) return;
  for (const element of document.body.children) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const root = key && (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    if (root) collect(root.stateNode.current, seen);
  }
};

/** Components drawn during an action. */
export const watchDrawn = async (act: () => Promise<unknown>): Promise<Drawn> => {
  const drawn: { name: string; field: string }[] = [];
  seen = drawn;
  await act();
  seen = null;
  return drawn;
};

/** Children that are the same objects as before the commit have not been visited by React. */
const collect = (fiber: Fiber, into: { name: string; field: string }[]): void => {
  const isNew = fiber.alternate === null;
  if (FUNCTIONS.has(fiber.tag) && (isNew || (fiber.flags & PERFORMED_WORK) !== 0))
    into.push({ name: nameOf(fiber.type), field: fieldOf(fiber) });
  if (!isNew && fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child; child = child.sibling) collect(child, into);
};

const nameOf = (type: unknown): string => {
  const {
    name,
    displayName,
    render,
    type: inner,
  } = type as Record<string, { name?: string } | string | undefined>;
  const [known] = [displayName, name, (render as { name?: string } | undefined)?.name].filter(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof known === 'string' ? known : inner ? nameOf(inner) : 'anonymous';
};

/** By the anchor of the field, which is where errors lead to; on a match sheet by the id of the part. */
const fieldOf = (fiber: Fiber | null): string => {
  if (fiber === null) return '';
  const { 'data-field': path, id } = fiber.memoizedProps ?? {};
  if (typeof path === 'string') return path;
  return typeof id === 'string' && PART.test(id) ? id : fieldOf(fiber.return);
};

const PART = /^(?:seat|game|card|match)\//;
