import { refusalTexts } from '../i18n/refusals.ts';
import { isObject, toText } from '../schema/read.ts';

/** The reason of API Platform's one English sentence for a body that it cannot read. */
interface Refusal {
  readonly message: string;
  /** Name of the field. */
  readonly attribute?: string | undefined;
  /** The value, where the sentence names only that. */
  readonly value?: string | undefined;
  /** The usual field name, where the sentence names only the class of the value. */
  readonly usual?: string | undefined;
}

/** The French form of a refusal whose sentence is known; null for any other. */
export const refusalOf = (body: unknown): Refusal | null => {
  if (!isObject(body)) return null;
  const text = toText(body.detail) ?? toText(body['hydra:description']) ?? toText(body.description) ?? '';
  for (const [pattern, read] of SENTENCES) {
    const match = pattern.exec(text);
    if (match) return read(match[1] ?? '', match[2] ?? '');
  }
  return null;
};

type Read = (first: string, second: string) => Refusal;

const onAttribute =
  (message: string): Read =>
  (attribute) => ({ attribute, message });

const onValue =
  (message: string): Read =>
  (value) => ({ value, message });

const onClass =
  (message: string): Read =>
  (name) => ({ usual: name.charAt(0).toLowerCase() + name.slice(1), message });

const onRecord =
  (message: string): Read =>
  () => ({ message });

/** As Symfony's serializer and API Platform's write them, 3 and 4. */
const SENTENCES: readonly (readonly [RegExp, Read])[] = [
  [
    /^The type of the "([^"]+)" attribute (?:for class "[^"]*" )?must be (.+?),? \(?"[^"]*" given\)?\.$/,
    (attribute, types) => ({ attribute, message: textOfTypes(types) }),
  ],
  [/^Nested documents for attribute "([^"]+)" are not allowed/, onAttribute(refusalTexts.relation)],
  [/^Expected IRI or (?:nested )?document for attribute "([^"]+)"/, onAttribute(refusalTexts.relation)],
  [/^Failed to denormalize attribute "([^"]+)"/, onAttribute(refusalTexts.other)],
  [/^Invalid IRI "([^"]+)"/, onValue(refusalTexts.missing)],
  [/^Item not found for "([^"]+)"/, onValue(refusalTexts.missing)],
  [/^Failed to parse time string \((.*?)\) at position/, onValue(refusalTexts.date)],
  [/^Parsing datetime string "(.*?)" using format/, onValue(refusalTexts.date)],
  [/ enumeration (?:case )?of type (?:.*\\)?(\w+)/, onClass(refusalTexts.choice)],
  [/^Update is not allowed for this operation/, onRecord(refusalTexts.update)],
  [/^Syntax error/, onRecord(refusalTexts.syntax)],
];

/** `"array" (nested document) or "string" (IRI)`, `"int"`, `one of "string", "null"`. */
const textOfTypes = (types: string): string => {
  const [first = '', ...others] = [...types.matchAll(/"([^"]+)"/g)].map(([, type = '']) => type);
  if (types.includes('(IRI)')) return refusalTexts.relation;
  if (others.some((type) => type !== 'null')) return refusalTexts.other;
  return Object.hasOwn(BY_TYPE, first) ? (BY_TYPE[first] ?? refusalTexts.other) : refusalTexts.other;
};

const BY_TYPE: Readonly<Record<string, string>> = {
  string: refusalTexts.text,
  int: refusalTexts.integer,
  integer: refusalTexts.integer,
  float: refusalTexts.number,
  double: refusalTexts.number,
  bool: refusalTexts.boolean,
  boolean: refusalTexts.boolean,
  array: refusalTexts.list,
};
