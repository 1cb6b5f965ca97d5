import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Resource } from '../../../src/resources/Resource.ts';
import type { FieldHint, OptionsHint } from '../../../src/schema/kinds.ts';
import type { HeadConfig, ListConfig, ResourceConfig } from '../../../src/views/page/ResourceConfig.ts';

type Words<T> = Readonly<Record<keyof T, true>>;

/** Every word of the types: one more or one less does not compile. */
const names: Words<Omit<Resource, keyof ResourceConfig | 'load'>> = {
  name: true,
  texts: true,
  entity: true,
  path: true,
  recordRepresentation: true,
  separator: true,
  toLabel: true,
  disambiguation: true,
  search: true,
  numberField: true,
  source: true,
  listed: true,
  files: true,
  right: true,
  recordRight: true,
  single: true,
  overList: true,
  openedFrom: true,
};
const config: Words<ResourceConfig> = {
  readOnly: true,
  list: true,
  lists: true,
  form: true,
  head: true,
  show: true,
  relatedActions: true,
  parts: true,
  fields: true,
};
const list: Words<ListConfig> = {
  columns: true,
  filters: true,
  scope: true,
  either: true,
  owners: true,
  own: true,
  preset: true,
  sort: true,
  filter: true,
  parentFields: true,
  relatedActions: true,
  rowActions: true,
  actions: true,
  tools: true,
  bulkActions: true,
  above: true,
};
const form: Words<NonNullable<ResourceConfig['form']>> = {
  layout: true,
  createLayout: true,
  invalidTitle: true,
  needsClub: true,
  sections: true,
  starts: true,
  defaults: true,
  unchecked: true,
};
const head: Words<HeadConfig> = {
  picture: true,
  state: true,
  facts: true,
  card: true,
  contacts: true,
  next: true,
  opens: true,
};
const show: Words<NonNullable<ResourceConfig['show']>> = {
  standIns: true,
  lines: true,
  workflow: true,
  history: true,
  above: true,
};
const hint: Words<FieldHint> = {
  as: true,
  age: true,
  picture: true,
  options: true,
  wording: true,
  brief: true,
  columns: true,
};
const options: Words<OptionsHint> = {
  search: true,
  where: true,
  notWhere: true,
  follows: true,
  refused: true,
  whole: true,
  orderBy: true,
};

it('documents every word of a resource, and no other', async () => {
  const text = await readFile('docs/resource-config.md', 'utf8');
  const documented = [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, word = '']) => word);
  const words = Object.entries({
    '': names,
    list,
    form,
    head,
    show,
    fields: hint,
    'fields.options': options,
  })
    .flatMap(([at, its]) => Object.keys(its).map((word) => (at === '' ? word : `${at}.${word}`)))
    .concat(Object.keys(config));
  expect(documented.toSorted()).toEqual(words.toSorted());
});
