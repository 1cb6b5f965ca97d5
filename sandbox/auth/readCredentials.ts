import { problem } from '../../host/answers.ts';
import { parseStorable } from '../model/parseStorable.ts';

/**
 * Reads the named text keys of a JSON body. Answers the 400 to send when the body is no JSON object or a key
 * is absent or no text.
 */
export const readCredentials = async <Key extends string>(
  request: { text(): Promise<string> },
  keys: readonly Key[],
): Promise<Record<Key, string> | Response> => {
  const body = fromJsonObject(await request.text());
  if (!body) return problem(400, 'Syntax error');
  const read = Object.create(null) as Record<Key, string>;
  for (const key of keys) {
    const value = body.get(key);
    if (value === undefined || value === null) return problem(400, `The key "${key}" must be provided.`);
    if (typeof value !== 'string' || value === '')
      return problem(400, `The key "${key}" must be a non-empty string.`);
    read[key] = value;
  }
  return read;
};

/** The own keys of a JSON object; undefined for anything else, and where it holds text that no database takes. */
export const fromJsonObject = (text: string): ReadonlyMap<string, unknown> | undefined => {
  try {
    const value: unknown = parseStorable(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? new Map<string, unknown>(Object.entries(value))
      : undefined;
  } catch {
    return undefined;
  }
};
