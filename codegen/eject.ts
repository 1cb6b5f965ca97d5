import type { FieldDescription } from '../src/schema/description.ts';
import { resources } from '../src/resources/index.ts';
import { groupSections } from '../src/schema/groupSections.ts';
import { CodegenError } from './CodegenError.ts';
import { prettify } from './prettify.ts';
import type { DescribedResource } from './readServer.ts';
import { toFormSource, toListSource, toShowSource, type Ejected } from './viewSources.ts';

const VIEWS = {
  list: toListSource,
  show: toShowSource,
  create: (ejected: Ejected) => toFormSource(ejected, 'Create'),
  edit: (ejected: Ejected) => toFormSource(ejected, 'Edit'),
} as const;

type View = keyof typeof VIEWS;

const isView = (view: string): view is View => Object.hasOwn(VIEWS, view);

/**
 * The source of a generated view of a registered resource, with its sections and columns spelled out: it shows what
 * the generated one shows, and is there to be changed.
 */
export const eject = async (
  name: string,
  view: string,
  read: () => Promise<readonly DescribedResource[]>,
): Promise<string> => {
  const resource = resources.find((candidate) => candidate.name === name);
  if (!resource) throw new CodegenError(`src/resources/index.ts registers no resource '${name}'`);
  if (!isView(view))
    throw new CodegenError(`'${view}' is no view; give one of ${Object.keys(VIEWS).join(', ')}`);
  const description = (await read()).find(({ path }) => path === resource.path);
  if (!description) throw new CodegenError(`The server describes no collection '${resource.path}'`);
  const config = await resource.load();
  const isForm = view === 'create' || view === 'edit';
  const scope = config.list?.scope ?? [];
  const fields = description.fields.filter(
    (field) => !(isForm && scope.includes(field.name)) && !(view === 'create' && field.readOnly),
  );
  const named = config.form?.sections;
  const component = `${toComponentName(name)}${view.charAt(0).toUpperCase()}${view.slice(1)}`;
  const source = VIEWS[view]({
    name,
    component,
    config,
    fields,
    sections: sectionsOf(fields, named ?? groupSections(fields)),
    isNamed: named !== undefined,
  });
  return prettify(`src/features/${component}.tsx`, source);
};

/** `club-events` gives `ClubEvents`. */
const toComponentName = (name: string): string =>
  name.replace(/(?:^|[-_]+)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The sections that hold a field, with the fields that are described; one of all fields where there is none. */
const sectionsOf = (
  fields: readonly FieldDescription[],
  sections: Readonly<Record<string, readonly string[]>> | undefined,
): Ejected['sections'] => {
  const described = new Set(fields.map(({ name }) => name));
  const filled = Object.entries(sections ?? { all: [...described] })
    .map(([key, names]) => ({ key, names: names.filter((name) => described.has(name)) }))
    .filter(({ names }) => names.length > 0);
  return sections ? filled : filled.map((section) => ({ ...section, key: null }));
};
