import { foldText } from '../../lib/text.ts';
import { isObject, toList, toNumber, toText } from '../../schema/read.ts';

interface Stored {
  /** What the server has, as it would be sent. */
  readonly value: unknown;
  /** The same as it was received: only there a stored file has a name and a size. */
  readonly received: unknown;
}

/**
 * Whether the server has what was sent, whatever its own way of writing it: texts are compared without case, accents
 * and spaces around them, objects by what was sent of them, a new file by its size, else its name, else by being
 * there. Nothing, no and an empty list are `open` when the server may fill them in, as in an object that was new.
 */
export const holdsSent = (sent: unknown, { value, received }: Stored, open: boolean): boolean => {
  if (isNothing(sent)) return open || isNothing(value);
  if (typeof sent === 'string') return typeof value === 'string' && plain(value) === plain(sent);
  if (Array.isArray(sent)) {
    const entries = toList(received);
    return (
      Array.isArray(value) &&
      value.length === sent.length &&
      sent.every((entry, index) => holdsSent(entry, { value: value[index], received: entries[index] }, open))
    );
  }
  if (!isObject(sent)) return value === sent;
  const content = toText(sent.base64File);
  if (content !== null) return !isNothing(value) && isFile(sent.originalFilename, content, received);
  const isNew = typeof sent['@id'] !== 'string';
  return (
    isObject(value) &&
    Object.entries(sent).every(([name, part]) =>
      holdsSent(
        part,
        { value: value[name], received: isObject(received) ? received[name] : null },
        open || isNew,
      ),
    )
  );
};

const plain = (text: string): string => foldText(text).trim();

const isNothing = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return Array.isArray(value) && value.length === 0;
};

const isFile = (name: unknown, content: string, received: unknown): boolean => {
  if (!isObject(received)) return true;
  const size = toNumber(received.size);
  if (size !== null) return size === sizeOf(content);
  const stored = toText(received.originalFilename);
  return stored === null || typeof name !== 'string' || plain(stored) === plain(name);
};

/** Bytes behind a data URI: four characters of base64 are three of them, less what only fills up. */
const sizeOf = (uri: string): number => {
  const encoded = uri.slice(uri.indexOf(',') + 1);
  return (encoded.length / 4) * 3 - (/=*$/.exec(encoded)?.[0].length ?? 0);
};
