import type { FieldDescription } from '../src/schema/description.ts';
import type { DescribedResource } from './readServer.ts';

const HEADER = `// Written by codegen from the server's field descriptions: npm run codegen. Never edited by hand.
import type { Iri } from '../lib/iri.ts';

/** Members of every record besides its described fields. */
export interface Resource<Collection extends string = string> {
  readonly '@id': Iri<Collection>;
  readonly id: number;
  readonly dateCreated?: string | null;
  readonly dateModified?: string | null;
}

/** A file or picture as its record carries it; a picture may have less. */
export interface FileValue {
  readonly '@id'?: Iri;
  readonly originalFilename: string | null;
  readonly url: string | null;
  readonly mimeType?: string | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly dateCreated?: string | null;
  /** Bytes. */
  readonly size?: number | null;
  readonly public: boolean;
  /** Data URI of a file that is being sent. */
  readonly base64File?: string | null;
  readonly hash?: string | null;
}
`;

const VALUES: Readonly<Record<string, string>> = {
  string: 'string',
  text: 'string',
  password: 'string',
  date: 'string',
  datetime: 'string',
  time: 'string',
  int: 'number',
  float: 'number',
  // Text on the wire, so that no digit is lost.
  decimal: 'string',
  bool: 'boolean',
  // Entries of a list: the description does not distinguish texts from numbers.
  array: 'string | number',
  file: 'FileValue',
  image: 'FileValue',
};

/** TypeScript types of the JSON types of a plain value. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['string', 'string'],
  ['integer', 'number'],
  ['number', 'number'],
  ['boolean', 'boolean'],
]);

/** TypeScript declarations of the described resources, one interface each. */
export const toTypes = (resources: readonly DescribedResource[]): string => {
  const names = toNames(resources);
  return [HEADER, ...resources.map((resource) => toInterface(resource, names))].join('\n');
};

/** The declaration of one of them alone. */
export const toDeclaration = (resource: DescribedResource, resources: readonly DescribedResource[]): string =>
  toInterface(resource, toNames(resources));

/** The name of the declaration of one of them. */
export const toTypeName = (resource: DescribedResource, resources: readonly DescribedResource[]): string =>
  toNames(resources).get(resource.entity) ?? toName(resource.entity);

/** Names of the declarations by the entity, and by the path, of their resources. */
type Names = ReadonlyMap<string, string>;

/** Names that the written file has already, or means something else by. */
const TAKEN = ['Resource', 'FileValue', 'Iri', 'Omit'];

/** Of two that would be called the same, the second gets a number. */
const toNames = (resources: readonly DescribedResource[]): Names => {
  const taken = new Set(TAKEN);
  const names = new Map<string, string>();
  for (const { entity, path } of resources) {
    const plain = toName(entity);
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}${number}`;
    taken.add(name);
    names.set(entity, name);
    if (!names.has(path)) names.set(path, name);
  }
  return names;
};

/** `clubMembership` and `club-membership` give `ClubMembership`; the name comes from the server and is written into source code. */
const toName = (entity: string): string => {
  const words = entity
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(name) ? name : `Type${name}`;
};

const toInterface = ({ entity, path, fields, identifiers }: DescribedResource, names: Names): string => {
  const isAsEver = (field: FieldDescription): boolean =>
    BASE.get(field.name)?.includes(toValueType(field, names, '  ')) ?? false;
  const members = [...(identifiers ?? []).filter((field) => !isAsEver(field)), ...fields];
  const hasNoId = identifiers && ![...identifiers, ...fields].some(({ name }) => name === 'id');
  const replaced = members.flatMap((field) => (BASE.has(field.name) && !isAsEver(field) ? [field.name] : []));
  const base = toBase(path, hasNoId ? ['id', ...replaced] : replaced);
  return `export interface ${names.get(entity) ?? toName(entity)} extends ${base} {\n${toMembers(members, names, '  ')}}\n`;
};

/** Members that every record has, and their types: a resource that describes one otherwise has its own. */
const BASE: ReadonlyMap<string, readonly string[]> = new Map([
  ['@id', ['Iri']],
  ['id', ['number']],
  ['dateCreated', ['string', 'string | null']],
  ['dateModified', ['string', 'string | null']],
]);

const toBase = (path: string, without: readonly string[] = []): string => {
  const base = `Resource<${toLiteral(path.replace(/^\//, ''))}>`;
  return without.length === 0 ? base : `Omit<${base}, ${without.map(toLiteral).join(' | ')}>`;
};

/** Text of the server as a literal of the written source. */
const toLiteral = (value: unknown): string => JSON.stringify(value);

const toMembers = (fields: readonly FieldDescription[], names: Names, indent: string): string =>
  fields.map((field) => toMember(field, names, indent)).join('');

const toMember = (field: FieldDescription, names: Names, indent: string): string => {
  const comment = field.label === null ? '' : `${indent}/** ${field.label.replaceAll('*/', '* /')} */\n`;
  const key = /^[A-Za-z_$][\w$]*$/.test(field.name) ? field.name : toLiteral(field.name);
  return `${comment}${indent}readonly ${key}: ${toValueType(field, names, indent)};\n`;
};

/** One value may be null where the server does not say, a list only where it says so. */
const toValueType = (field: FieldDescription, names: Names, indent: string): string => {
  const one = toType(field, names, indent);
  const isList = field.multiple || field.type === 'array';
  const type = isList ? `readonly ${one.includes('|') ? `(${one})` : one}[]` : one;
  return (field.jsonTypes?.includes('null') ?? !isList) ? `${type} | null` : type;
};

const toType = (field: FieldDescription, names: Names, indent: string): string => {
  if (field.choices !== null) return field.choices.map(({ value }) => toLiteral(value)).join(' | ');
  if (field.embedded && field.fields.length > 0) {
    return `{\n${toMembers(field.fields, names, `${indent}  `)}${indent}}`;
  }
  if (field.path !== null) return names.get(field.path) ?? toBase(field.path);
  const plain = new Set(field.jsonTypes?.flatMap((type) => PLAIN.get(type) ?? []));
  if (plain.size > 0) return [...plain].join(' | ');
  return Object.hasOwn(VALUES, field.type) ? (VALUES[field.type] ?? 'unknown') : 'unknown';
};
