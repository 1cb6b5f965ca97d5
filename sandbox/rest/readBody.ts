import { RequestFailure } from '../http/failures.ts';
import { measureBody, measureText, tooLarge } from '../http/limits.ts';
import { isObject } from '../model/isObject.ts';

const READ = ['application/ld+json', 'application/json'] as const;
const READ_LIST = READ.map((type) => `"${type}"`).join(', ');

/**
 * The JSON object in a request's body. `files` names its members that carry files, which alone may fill `maxBytes`.
 * @throws RequestFailure 415 on another type, 413 above `maxBytes`, 400 on what is no JSON object, 400 and 413 as LIMITS say
 */
export const readBody = async (
  request: Request,
  maxBytes: number,
  files?: ReadonlySet<string>,
): Promise<Readonly<Record<string, unknown>>> => {
  const type = request.headers.get('content-type') ?? '';
  if (!READ.some((known) => known === type.split(';')[0]?.trim().toLowerCase()))
    throw new RequestFailure(
      415,
      `The content-type "${type.slice(0, 100)}" is not supported. Supported MIME types are ${READ_LIST}.`,
    );
  const text = await readText(request, maxBytes);
  measureText(text);
  const body = parseJson(text);
  if (!isObject(body)) throw new RequestFailure(400, 'Syntax error');
  measureBody(body, files);
  return body;
};

/** A length header may lie or be absent, so what arrives is counted. */
const readText = async (request: Request, maxBytes: number): Promise<string> => {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) throw tooLarge();
  return new TextDecoder().decode(bytes);
};

/** @throws RequestFailure 400 on what is no JSON */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestFailure(400, 'Syntax error');
  }
};

/** @throws RequestFailure 406 when the caller takes none of the types that are written */
export const assertAcceptable = (request: Request): void => {
  const accept = request.headers.get('accept') ?? '*/*';
  const types = accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  const fits = types.some(
    (type) =>
      type === '' || type === '*/*' || type === 'application/*' || READ.some((known) => known === type),
  );
  if (!fits)
    throw new RequestFailure(
      406,
      `Requested format "${accept.slice(0, 100)}" is not supported. Supported MIME types are ${READ_LIST}.`,
    );
};
