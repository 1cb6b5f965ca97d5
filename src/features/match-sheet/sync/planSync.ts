import { isSame, type Entry, type PartKey, type Parts, type SheetDocument } from '../document/document.ts';

/** Plan for the entries of a sheet against the server's parts. */
export interface SyncPlan {
  /** The server has them as they are here. */
  readonly settled: readonly PartKey[];
  readonly toSend: readonly { readonly key: PartKey; readonly ours: unknown }[];
  /** Changed by others meanwhile. */
  readonly conflicts: readonly { readonly key: PartKey; readonly ours: unknown; readonly theirs: unknown }[];
}

/**
 * Compares each entry with the server's part. `toWire` gives what is to be written of a part, undefined while it
 * is not fit to be sent.
 */
export const planSync = (
  { entries }: Pick<SheetDocument, 'entries'>,
  serverParts: Parts,
  toWire: (key: PartKey, entry: Entry) => unknown,
): SyncPlan => {
  const settled: PartKey[] = [];
  const toSend: { key: PartKey; ours: unknown }[] = [];
  const conflicts: { key: PartKey; ours: unknown; theirs: unknown }[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    const key = name as PartKey;
    if (!entry) continue;
    const ours = toWire(key, entry);
    const theirs = serverParts[key] ?? null;
    const isKnown = [entry.base, ...entry.sent].some((known) => isSame(contentOf(known), contentOf(theirs)));
    if (ours !== undefined && isSame(ours, theirs)) settled.push(key);
    else if (!isKnown && !(ours !== undefined && isSame(contentOf(ours), contentOf(theirs))))
      conflicts.push({ key, ours, theirs });
    else if (ours !== undefined && entry.refusals.length === 0) toSend.push({ key, ours });
  }
  return { settled, toSend, conflicts };
};

/** The players of a game follow from the seats: two who agree on its sets agree on it. */
export const contentOf = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null || !('players' in part)) return part;
  const { players: _, ...content } = part;
  return content;
};
