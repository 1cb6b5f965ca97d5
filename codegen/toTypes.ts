import type { FieldDescription } from '../src/schema/description.ts';
import { CodegenError } from './CodegenError.ts';
import type { DescribedResource } from './readServer.ts';

const HEADER = `// Written by codegen from the server's field descriptions: npm run codegen. Never edited by hand.
import type { Iri } from '../lib/iri.ts';

/** What every record carries besides its described fields. */
export interface Resource<Collection extends string = string> {
  readonly '@id': Iri<Collection>;
  readonly id: number;
  readonly dateCreated?: string | null;
  readonly dateModified?: string | null;
}

/** A file or picture as its record carries it; a picture may tell less. */
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
  date: 'string',
  datetime: 'string',
  time: 'string',
  int: 'number',
  float: 'number',
  // Text on the wire, so that no digit is lost.
  decimal: 'string',
  bool: 'boolean',
  // Entries of a list: the description does not tell texts from numbers.
  array: 'string | number',
  file: 'FileValue',
  image: 'FileValue',
};

/** TypeScript declarations of the described resources, one interface each. */
export const toTypes = (resources: readonly DescribedResource[]): string => {
  const names = toNames(resources);
  return [HEADER, ...resources.map((resource) => toInterface(resource, names))].join('\n');
};

/** The declaration of one of them alone. */
export const toDeclaration = (resource: DescribedResource, resources: readonly DescribedResource[]): string =>
  toInterface(resource, toNames(resources));

const toNames = (resources: readonly DescribedResource[]): Names =>
  new Map(resources.map(({ entity, path }) => [path, toName(entity)]));

/** `clubMembership` and `club-membership` give `ClubMembership`. */
export const toName = (entity: string): string => {
  const name = entity.replace(/(?:^|[-_])([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // The name comes from the server and is written into source code.
  if (!/^[A-Za-z]\w*$/.test(name)) throw new CodegenError(`'${entity}' cannot name a type`);
  return name;
};

type Names = ReadonlyMap<string, string>;

const toInterface = ({ entity, path, fields }: DescribedResource, names: Names): string =>
  `export interface ${toName(entity)} extends ${toBase(path)} {\n${toMembers(fields, names, '  ')}}\n`;

const toBase = (path: string): string => `Resource<${toLiteral(path.replace(/^\//, ''))}>`;

/** Text of the server as a literal of the written source. */
const toLiteral = (value: unknown): string => JSON.stringify(value);

const toMembers = (fields: readonly FieldDescription[], names: Names, indent: string): string =>
  fields.map((field) => toMember(field, names, indent)).join('');

const toMember = (field: FieldDescription, names: Names, indent: string): string => {
  const comment = field.label === null ? '' : `${indent}/** ${field.label.replaceAll('*/', '* /')} */\n`;
  const key = /^[A-Za-z_$][\w$]*$/.test(field.name) ? field.name : toLiteral(field.name);
  const one = toType(field, names, indent);
  const isList = field.multiple || field.type === 'array';
  const type = isList ? `readonly ${one.includes('|') ? `(${one})` : one}[]` : `${one} | null`;
  return `${comment}${indent}readonly ${key}: ${type};\n`;
};

const toType = (field: FieldDescription, names: Names, indent: string): string => {
  if (field.choices !== null) return field.choices.map(({ value }) => toLiteral(value)).join(' | ');
  if (field.embedded && field.fields.length > 0) {
    return `{\n${toMembers(field.fields, names, `${indent}  `)}${indent}}`;
  }
  if (field.path !== null) return names.get(field.path) ?? toBase(field.path);
  return Object.hasOwn(VALUES, field.type) ? (VALUES[field.type] ?? 'unknown') : 'unknown';
};
