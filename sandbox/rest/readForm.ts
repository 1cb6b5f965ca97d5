import type { Field, ScalarField } from '../model/field.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { RequestFailure } from '../http/failures.ts';
import { measureBody, measureText, tooLarge } from '../http/limits.ts';
import { parseJson } from './readBody.ts';

type Body = Record<string, unknown>;

export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '');

/**
 * The parts of a form as the object that JSON would have been: files under the name of their field (`files[]` for
 * several), objects and lists as JSON text, booleans as 1 or 0, no text for nothing. A form that breaks off is read to
 * its end nowhere, so that nothing of it is kept.
 * @throws RequestFailure 400 on what is no complete form, 413 above `maxBytes`, 400 and 413 as LIMITS say
 */
export const readForm = async (
  request: Request,
  entity: ResolvedEntity,
  maxBytes: number,
  files: ReadonlySet<string>,
): Promise<Body> => {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) throw tooLarge();
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new RequestFailure(400, 'Syntax error');
  });
  const body: Body = {};
  for (const key of new Set(form.keys())) {
    const name = key.replace(/\[\]$/, '');
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    const parts = await Promise.all(form.getAll(key).map((part) => fromPart(field, part)));
    body[name] = key.endsWith('[]') ? parts : parts.at(-1);
  }
  measureBody(body, files);
  return body;
};

const fromPart = async (field: Field | undefined, part: File | string): Promise<unknown> => {
  if (typeof part !== 'string')
    return field?.kind === 'file'
      ? { originalFilename: part.name, content: new Uint8Array(await part.arrayBuffer()) }
      : { originalFilename: part.name };
  if (part === '') return null;
  if (!field || field.kind === 'reference') return part;
  return field.kind === 'scalar' ? fromScalar(field, part) : fromJson(part);
};

const fromJson = (text: string): unknown => {
  measureText(text);
  return parseJson(text);
};

const fromScalar = (field: ScalarField, text: string): unknown => {
  if (field.type === 'bool') return text === '1' ? true : text === '0' ? false : text;
  if (field.type === 'json' || field.type === 'array') return fromJson(text);
  const known = field.choices?.find(({ value }) => String(value) === text);
  if (known) return known.value;
  const isNumber = field.type === 'int' || field.type === 'float' || field.type === 'cents';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};
