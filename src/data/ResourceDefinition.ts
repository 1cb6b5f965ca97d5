/** The three names of a resource, all that the data layer needs of it. */
export interface ResourceDefinition {
  /** Segment of the address and name of the react-admin resource: `persons`. */
  readonly name: string;
  /** Type name of the field descriptions: `person`. */
  readonly entity: string;
  /** Collection path without the API prefix: `/people`. */
  readonly path: string;
  /** Fields shown as the label of a record; `name` when absent. */
  readonly recordRepresentation?: readonly string[];
  /** Separator between these values; a space when absent. */
  readonly separator?: string;
  /** The label of these values: without the code of who organizes a contest, a season with what is of it. */
  readonly toLabel?: (values: string) => string;
  /** Extra fields shown when two records have the same label. */
  readonly disambiguation?: readonly string[];
  /** Text field that pickers search in; `name` when absent. */
  readonly search?: string;
  /** Field searched when the query starts with a digit (licence number, club number). */
  readonly numberField?: string;
  /** Source: the API's collections (`hydra`, when absent) or its plain JSON read models. */
  readonly source?: Source;
  /** Source of lists: the collection (when absent), its search, `{path}/search`, or its read model. */
  readonly listed?: 'search' | 'read';
  /** The server alone knows it; nothing is declared for it. */
  readonly isDiscovered?: true;
  /** How new files are sent: within the JSON (when absent) or as parts of a form, which is a third smaller. */
  readonly files?: 'form';
}

export type Source = 'hydra' | 'rest';

/** Finds resources by any of their names; unknown ones give undefined. */
export interface ResourceDirectory {
  byName(name: string): ResourceDefinition | undefined;
  byPath(path: string): ResourceDefinition | undefined;
  /** Adds resources that became known later; a name or a path that is taken stays whose it is. */
  add(definitions: readonly ResourceDefinition[]): void;
}

export const createDirectory = (definitions: readonly ResourceDefinition[]): ResourceDirectory => {
  const names = new Map(definitions.map((definition) => [definition.name, definition]));
  const paths = new Map(definitions.map((definition) => [definition.path, definition]));
  return {
    byName: (name) => names.get(name),
    byPath: (path) => paths.get(path),
    add: (more) => {
      for (const definition of more) {
        if (names.has(definition.name) || paths.has(definition.path)) continue;
        names.set(definition.name, definition);
        paths.set(definition.path, definition);
      }
    },
  };
};

/** Path of the read models: `/read/towns` is one, whether or not a resource is registered for it. */
export const READ_MODELS = '/read/';

export const sourceOf = (directory: ResourceDirectory, name: string): Source =>
  directory.byName(name)?.source ?? (name.startsWith(READ_MODELS) ? 'rest' : 'hydra');

/**
 * Collection path of a react-admin resource. A name that is no registered resource is taken as a collection
 * itself (`/zones`, `/read/towns`), which is how relations to entities without a screen are read.
 */
export const collectionPath = (directory: ResourceDirectory, name: string): string => {
  const definition = directory.byName(name);
  if (definition) return definition.path;
  if (/^(?:\/read)?\/[\w-]+$/.test(name)) return name;
  throw new Error(`Unknown resource '${name}'`);
};
