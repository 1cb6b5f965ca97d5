import { tryOrNull } from '../../../lib/tryOrNull.ts';
import { isObject, toMap } from '../../../schema/read.ts';
import {
  gameOf,
  isSame,
  keysOf,
  toCard,
  toSeat,
  toTypedGame,
  valueOf,
  type PartKey,
  type Parts,
  type SheetDocument,
} from '../document/document.ts';
import { isPartKey } from './openStored.ts';

const FORMAT = 'raquette-sheet';
const VERSION = 1;
/** Longest text of the meeting. */
const MAX_TEXT = 2000;

/** The sheet as shown on the screen, as a file keeps it. */
export const toSheetFile = (match: string, document: SheetDocument): string => {
  const values = Object.fromEntries(
    keysOf(document)
      .filter((key) => key !== 'match/status')
      .map((key) => [key, shownAt(document, key)]),
  );
  return JSON.stringify({ format: FORMAT, version: VERSION, match, values }, null, 1);
};

/** The parts of a file that say something else than the sheet, and what the sheet says in their place. */
export const changesOf = (document: SheetDocument, file: Parts): Changes => {
  const keys = (Object.keys(file) as PartKey[]).filter((key) => !isSame(file[key], shownAt(document, key)));
  const pick = (valueAt: (key: PartKey) => unknown): Parts =>
    Object.fromEntries(keys.map((key) => [key, valueAt(key)]));
  return { brought: pick((key) => file[key]), replaced: pick((key) => shownAt(document, key)) };
};

interface Changes {
  readonly brought: Parts;
  readonly replaced: Parts;
}

const shownAt = (document: SheetDocument, key: PartKey): unknown =>
  toValue(
    key,
    key.startsWith('game/') ? gameOf(document, Number(key.slice('game/'.length))) : valueOf(document, key),
  );

/** Parts in a file of this meeting, each validated; null for other files. */
export const fromSheetFile = (text: string, match: string): Parts | null => {
  const file = tryOrNull<unknown>(() => JSON.parse(text));
  if (!isObject(file) || file.format !== FORMAT || file.version !== VERSION || file.match !== match)
    return null;
  return Object.fromEntries(
    Object.entries(toMap(file.values)).flatMap(([key, value]) =>
      isPartKey(key) && key !== 'match/status' ? [[key, toValue(key, value)]] : [],
    ),
  );
};

const toValue = (key: PartKey, value: unknown): unknown => {
  if (key.startsWith('game/')) return toTypedGame(value);
  if (key.startsWith('seat/')) return toSeat(value);
  if (key.startsWith('card/')) return toCard(value);
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : null;
};
