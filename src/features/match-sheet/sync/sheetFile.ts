import { tryOrNull } from '../../../lib/tryOrNull.ts';
import { isObject, toMap } from '../../../schema/read.ts';
import {
  gameOf,
  keysOf,
  toCard,
  toSeat,
  toTypedGame,
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
      .map((key) => [
        key,
        key.startsWith('game/')
          ? gameOf(document, Number(key.slice('game/'.length)))
          : (document.entries[key]?.value ?? document.base[key] ?? null),
      ]),
  );
  return JSON.stringify({ format: FORMAT, version: VERSION, match, values }, null, 1);
};

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
