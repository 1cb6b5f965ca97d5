import type { FieldDescription } from '../src/schema/description.ts';
import type { RegisteredResource } from '../src/resources/index.ts';
import type { DescribedResource } from './readServer.ts';

/** The names that a resource chooses for its generated views. */
export type Config = Awaited<ReturnType<RegisteredResource['load']>>;

/** A resource of the application with the config of its views. */
export interface ConfiguredResource extends Pick<
  RegisteredResource,
  'name' | 'path' | 'recordRepresentation' | 'search' | 'source'
> {
  readonly config: Config;
}

/** A name that the application uses and the server does not describe. */
export interface Broken {
  readonly resource: string;
  /** Place of the name, with the page that misses it: `list column`. */
  readonly place: string;
  /** Dotted path; null when the whole collection is gone. */
  readonly field: string | null;
}

/** Every page that a server would leave without one of its fields. */
export const findBroken = (
  registered: readonly ConfiguredResource[],
  described: readonly DescribedResource[],
): readonly Broken[] => {
  const byPath = new Map(described.map((resource) => [resource.path, resource.fields]));
  const holds = (fields: readonly FieldDescription[], [name, ...rest]: readonly string[]): boolean => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return false;
    if (rest.length === 0) return true;
    return holds(field.fields.length > 0 ? field.fields : (byPath.get(field.path ?? '') ?? []), rest);
  };
  return registered.flatMap((resource): readonly Broken[] => {
    const fields = byPath.get(resource.path);
    // Plain read models are no collections: no server describes them among these.
    if (!fields && resource.source === 'rest') return [];
    if (!fields) return [{ resource: resource.name, place: 'every page', field: null }];
    return namesOf(resource)
      .filter(([, field]) => !holds(fields, field.split('.')))
      .map(([place, field]) => ({ resource: resource.name, place, field }));
  });
};

type Named = readonly [place: string, field: string];

const namesOf = ({ recordRepresentation = [], search, config }: ConfiguredResource): readonly Named[] => {
  const at = (place: string, names: readonly string[] = []): readonly Named[] =>
    names.map((name) => [place, name]);
  return [
    ...at('name of a record', recordRepresentation),
    ...at('search', search === undefined ? [] : [search]),
    ...at('list column', config.list?.columns),
    ...at('list filter', config.list?.filters),
    ...at('list scope', config.list?.scope),
    ...at('list preset', config.list?.preset),
    ...Object.entries(config.form?.sections ?? {}).flatMap(([key, names]) =>
      at(`form section ${key}`, names),
    ),
    ...Object.entries(config.parts ?? {}).flatMap(([part, sections]) =>
      Object.values(sections).flatMap((names) => at(`page ${part}`, names)),
    ),
    ...at('field hint', Object.keys(config.fields ?? {})),
  ];
};
