import type { FieldDescription } from '../src/schema/description.ts';
import { kindOf, type Kind } from '../src/schema/kinds.ts';
import type { DescribedResource } from './readServer.ts';

/** A config guessed from a description: a start for a person who knows better. */
export interface GuessedConfig {
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  /** Path from a record to the club of the address; undefined when nothing leads there. */
  readonly scope: string | undefined;
  readonly seasonal: boolean;
  /** Fields that name a record; undefined where its `name` does. */
  readonly recordRepresentation: readonly string[] | undefined;
}

const MOST_COLUMNS = 6;
const MOST_FILTERS = 5;

/** Names, then what a record belongs to, then its status, its dates, and what else must be filled in. */
export const guessConfig = (
  { path, fields }: DescribedResource,
  all: readonly DescribedResource[],
): GuessedConfig => {
  const single = fields.filter(({ multiple }) => !multiple);
  const club = fields.find((field) => isTo(field, '/clubs'));
  const season = single.find((field) => isTo(field, '/seasons') && field.name === 'season');
  const person = single.find((field) => isTo(field, '/people'));
  const scope = club?.name ?? (path === '/clubs' ? undefined : behind(person, '/clubs', all));
  const names = namesAmong(single);
  const states = single.filter((field) => isKind(field, 'choice', 'boolean')).toSorted(byStatus);
  const dates = single.filter((field) => isKind(field, 'date', 'datetime'));
  const relations = single.filter(
    (field) => isKind(field, 'relation') && field !== club && field !== season && field !== person,
  );
  const figures = single.filter((field) => isKind(field, 'integer', 'decimal', 'text'));
  const isRequired = ({ required }: FieldDescription): boolean => required;
  const columns = [
    ...names.slice(0, 2),
    ...(person ? [person] : []),
    ...states.filter(isStatus),
    ...dates.slice(0, 2),
    ...relations.filter(isRequired),
    ...states,
    ...figures.filter(isRequired),
    ...relations,
    ...figures,
  ];
  const named = namesOf(single, all);
  // What is searched by its name needs no second filter.
  const filters = [
    ...states.filter(isStatus),
    ...relations.filter((field) => field.required && !named[0]?.startsWith(`${field.name}.`)),
    ...states,
    ...dates,
  ];
  return {
    columns: distinct(columns.map(({ name }) => name)).slice(0, MOST_COLUMNS),
    filters: distinct([...named.slice(0, 1), ...filters.map(({ name }) => name)])
      .slice(0, season ? MOST_FILTERS - 1 : MOST_FILTERS)
      .concat(season ? [season.name] : []),
    scope,
    seasonal: season !== undefined,
    recordRepresentation: named[0] === 'name' || named.length === 0 ? undefined : named,
  };
};

const isKind = (field: FieldDescription, ...kinds: readonly Kind[]): boolean => kinds.includes(kindOf(field));

const isTo = (field: FieldDescription, path: string): boolean => field.path === path && !field.embedded;

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

const isStatus = ({ name }: FieldDescription): boolean => /^(?:state|status)$/i.test(name);

const byStatus = (a: FieldDescription, b: FieldDescription): number =>
  Number(isStatus(b)) - Number(isStatus(a));

/** Fields that name a record, the best first. */
const NAMES = [
  'name',
  'title',
  'familyName',
  'givenName',
  'label',
  'identifier',
  'number',
  'reference',
  'code',
];

const namesAmong = (fields: readonly FieldDescription[]): readonly FieldDescription[] =>
  fields
    .filter((field) => isKind(field, 'text', 'licenceNumber') && NAMES.includes(field.name))
    .toSorted((a, b) => NAMES.indexOf(a.name) - NAMES.indexOf(b.name));

/** The fields that name a record: of its own, else of the person or of what else it must belong to. */
const namesOf = (
  fields: readonly FieldDescription[],
  all: readonly DescribedResource[],
): readonly string[] => {
  const own = namesAmong(fields).map(({ name }) => name);
  if (own.length > 0) return own.slice(0, own[0] === 'familyName' ? 2 : 1);
  const owners = fields
    .filter((field) => isKind(field, 'relation') && (field.required || isTo(field, '/people')))
    .toSorted((a, b) => Number(isTo(b, '/people')) - Number(isTo(a, '/people')));
  for (const owner of owners) {
    const theirs = namesAmong(fieldsAt(owner.path, all)).map(({ name }) => `${owner.name}.${name}`);
    if (theirs.length > 0) return theirs.slice(0, theirs[0]?.endsWith('.familyName') ? 2 : 1);
  }
  return [];
};

const fieldsAt = (path: string | null, all: readonly DescribedResource[]): readonly FieldDescription[] =>
  all.find((resource) => resource.path === path)?.fields ?? [];

/** The relation to a collection that a related record has: `person.club`. */
const behind = (
  relation: FieldDescription | undefined,
  path: string,
  all: readonly DescribedResource[],
): string | undefined => {
  const next = relation && fieldsAt(relation.path, all).find((field) => isTo(field, path) && !field.multiple);
  return next && `${relation.name}.${next.name}`;
};
