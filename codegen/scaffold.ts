import { fieldNamed, type FieldDescription } from '../src/schema/description.ts';
import { toResource } from '../src/resources/index.ts';
import { CodegenError } from './CodegenError.ts';
import { guessConfig, type GuessedConfig } from './guessConfig.ts';
import { toTypeName } from './toTypes.ts';
import type { DescribedResource } from './readServer.ts';

/** The parts of a new resource, each as source text that is still to be formatted. */
export interface Scaffold {
  /** Segment of the address: `club-memberships`. */
  readonly name: string;
  /** Name of the constant and of its file: `clubMemberships`. */
  readonly variable: string;
  /** French name that its texts start with. */
  readonly label: string;
  /** Its file in `src/resources`. */
  readonly declaration: string;
  readonly test: string;
}

/** Writes what a described resource needs to be shown. */
export const scaffold = (resource: DescribedResource, all: readonly DescribedResource[]): Scaffold => {
  const name = resource.path.slice(1).replaceAll('_', '-');
  // Both are written into source code, and the path comes from the server.
  if (!/^[a-z][a-z0-9-]*$/i.test(name)) throw new CodegenError(`'${resource.path}' cannot name a resource`);
  const variable = name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const guessed = guessConfig(resource, all);
  const label = (resource.label ?? spelled(resource.entity)).replaceAll(/[|%]/g, ' ').trim();
  return {
    name,
    variable,
    label,
    declaration: toFile({ name, variable, label, type: toTypeName(resource, all) }, resource, guessed),
    test: toTest(variable, resource, guessed),
  };
};

const literal = (value: unknown): string => JSON.stringify(value);

/** `clubMembership` and `club-membership` give `Club membership`. */
const spelled = (entity: string): string => {
  const words = kebab(entity).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const kebab = (entity: string): string =>
  entity
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

const PLURALS = [
  [/([sxz])$/, '$1'],
  [/(eau|eu)$/, '$1x'],
  [/al$/, 'aux'],
  [/$/, 's'],
] as const satisfies readonly (readonly [ending: RegExp, plural: string])[];

/** The first word takes the plural: a start, the few others are put right by hand. */
const toPlural = (label: string): string => {
  const [first = '', ...rest] = label.split(' ');
  const [ending, plural] = PLURALS.find(([pattern]) => pattern.test(first)) ?? PLURALS[3];
  return [first.replace(ending, plural), ...rest].join(' ');
};

interface Named {
  readonly name: string;
  readonly variable: string;
  readonly label: string;
  readonly type: string;
}

const toFile = (
  { name, variable, label, type }: Named,
  { entity, path }: DescribedResource,
  { recordRepresentation, columns, filters, scope, seasonal }: GuessedConfig,
): string => {
  const described = kebab(entity);
  const lines = [
    `name: ${literal(name)},`,
    `texts: { name: ${literal(`${label} |||| ${toPlural(label)}`)} },`,
    ...(described === toResource({ name }).entity ? [] : [`entity: ${literal(described)},`]),
    ...(path === toResource({ name, entity: described }).path ? [] : [`path: ${literal(path)},`]),
    ...(recordRepresentation ? [`recordRepresentation: ${literal(recordRepresentation)},`] : []),
    'right: {},',
    'list: {',
    `columns: ${literal(columns)},`,
    ...(filters.length > 0 ? [`filters: ${literal(filters)},`] : []),
    ...(scope === undefined ? [] : [`scope: [${literal(scope)}],`]),
    ...(seasonal ? ["preset: ['season'],"] : []),
    '},',
  ];
  return `import type { ${type} } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const ${variable} = {
  ${lines.join('\n  ')}
} as const satisfies Resource<${type}>;
`;
};

/** A test that states, in the words of the server, what the list shows first and that nothing is left out. */
const toTest = (variable: string, { path, fields }: DescribedResource, { columns, scope }: GuessedConfig) => {
  const others = fields.filter(({ name }) => !columns.includes(name) && name !== scope);
  const shown = [...columns.flatMap((name) => fieldNamed(fields, name) ?? []), ...others];
  const described = fields
    .map(
      (field) =>
        `${literal(field.name)}: { ${field.label === null ? '' : `label: ${literal(field.label)}`} },`,
    )
    .join('\n  ');
  return `import { describe, expect, it } from 'vitest';
import { resources } from '../../../src/resources/index.ts';
import { ${variable} } from '../../../src/resources/${variable}.ts';
import { columnPaths } from '../../../src/views/table/columnPaths.ts';
import { describeFields } from '../../support/describeFields.ts';

/** As the server describes them. */
const fields = describeFields({
  ${described}
});

describe('${variable}', () => {
  it('are registered with their collection and their views', async () => {
    const registered = resources.find(({ path }) => path === ${literal(path)});
    expect(await registered?.load()).toBe(${variable});
  });

  it('show first what the config names, then every other field', () => {
    const { paths } = columnPaths({ fields, methods: null }, ${variable}.list.columns, ${scope === undefined ? '[]' : `${variable}.list.scope`});
    const labels = paths.map((path) => fields.find(({ name }) => name === path)?.label);
    expect(labels).toEqual(${literal(shown.map(({ label }: FieldDescription) => label))});
  });
});
`;
};
