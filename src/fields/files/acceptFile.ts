import type { MessageKey } from '../../i18n/MessageKey.ts';
import { cleanFileName } from './cleanFileName.ts';
import { contentType } from './contentType.ts';
import type { FileRules } from './fileRules.ts';
import { fromFileValue, type FileValue } from './fileValue.ts';
import { pictureSize } from './pictureSize.ts';
import { MAX_PIXELS, isPictureType } from './pictureTypes.ts';
import { preparePicture, type PictureResizer } from './resizePicture.ts';
import { toDataUri } from '../../lib/dataUri.ts';
import { figuresOf } from '../../i18n/toFigure.ts';

/** Why a file was not taken: a text of the catalogue with its figures. */
export interface FileProblem {
  readonly key: MessageKey;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Properties by which a file that is chosen twice is recognized. */
export interface Signature {
  readonly name: string | null;
  readonly type: string | null;
  readonly size: number | null;
}

interface Place {
  /** Files that the field holds already. */
  readonly listed: readonly Signature[];
  readonly rules: FileRules;
  readonly resize: PictureResizer;
  /** Name of a file whose own consisted of forbidden characters. */
  readonly unnamed: string;
}

type Outcome =
  { readonly value: FileValue; readonly signature: Signature } | { readonly problem: FileProblem };

/**
 * Takes a chosen file, or returns the first rule that it breaks: number, size, type, duplicate. A picture is
 * measured before it is decoded, made smaller and written anew, which leaves its EXIF data behind.
 */
export const acceptFile = async (file: File, { listed, rules, resize, unnamed }: Place): Promise<Outcome> => {
  const name = cleanFileName(file.name) || unnamed;
  if (listed.length >= rules.maxFiles) return refuse('files.tooMany', { max: rules.maxFiles });
  // A picture is sent smaller than it was chosen: the limit applies to what is sent.
  const maxBytes = rules.picture ? MAX_PICTURE_BYTES : rules.maxBytes;
  if (file.size > maxBytes) return refuse('files.tooLarge', { name, limit: toMegabytes(maxBytes) });
  if (file.size === 0) return refuse('upload.empty', { name });
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  // A folder, or a file that was moved or locked since it was chosen.
  if (!bytes) return refuse('upload.unreadable', { name });

  const { type, proof } = contentType(file.type, bytes);
  const isTyped = rules.types.length > 0 || rules.picture !== null;
  const isSpoofed = proof === 'contradicted' || (proof === 'unproven' && isTyped);
  if (isSpoofed || !matchesType(type, rules.types)) return refuse('files.type');
  if (rules.picture && !isPictureType(type)) return refuse('files.type');
  const size = rules.picture ? pictureSize(bytes) : null;
  if (rules.picture && !size) return refuse('files.type');

  const signature = { name, type, size: file.size };
  if (listed.some((other) => isSame(other, signature))) return refuse('files.duplicate', { name });
  const content = new Blob([bytes], { type });
  if (!rules.picture || !size) return { value: await toValue(name, content), signature };

  if (size.width * size.height > MAX_PIXELS) {
    const million = 1_000_000;
    const pixels = Math.round((size.width * size.height) / million);
    return refuse('upload.tooManyPixels', { name, pixels, limit: MAX_PIXELS / million });
  }
  const picture = await preparePicture({ name, content }, rules.picture, resize);
  if ('failure' in picture) {
    return picture.failure === 'undecodable' ? refuse('files.type') : refuse('upload.unprepared', { name });
  }
  if (picture.content.size > rules.maxBytes) {
    return refuse('files.tooLarge', { name, limit: toMegabytes(rules.maxBytes) });
  }
  return { value: await toValue(picture.name, picture.content), signature };
};

const refuse = (key: MessageKey, args: FileProblem['args'] = {}): Outcome => ({ problem: { key, args } });

const isSame = (one: Signature, other: Signature): boolean =>
  one.name === other.name && one.type === other.type && one.size === other.size;

const toValue = async (name: string, content: Blob): Promise<FileValue> => {
  const properties = { originalFilename: name, mimeType: content.type, size: content.size };
  const value = fromFileValue({ ...properties, base64File: await toDataUri(content) });
  if (!value) throw new TypeError('A file with a name is a file value');
  return value;
};

const MEGABYTE = 1024 * 1024;
const toRounded = figuresOf({ maximumSignificantDigits: 3 });

const toMegabytes = (bytes: number): string => toRounded(bytes / MEGABYTE);

/**
 * Whether a type is among those allowed, which may end with a star; an empty list allows any. A star lets no SVG
 * through: it is a document with scripts, and only who names it wants it.
 * @internal
 */
export const matchesType = (type: string, allowed: readonly string[]): boolean =>
  allowed.length === 0 ||
  allowed.some((pattern) => {
    if (pattern === type) return true;
    if (pattern === '*' || pattern === '*/*') return type !== SVG;
    return pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)) && type !== SVG;
  });

const SVG = 'image/svg+xml';

/** A picture of more bytes than this is not even read: 64 MB, more than cameras write. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;
