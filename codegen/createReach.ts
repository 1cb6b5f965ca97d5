import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** The modules of a build, as rolldown knows them. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): Readonly<
    { code: string | null } & Record<'importedIds' | 'dynamicallyImportedIds' | 'exports', readonly string[]>
  > | null;
}

interface ReachOptions {
  /** Also what comes later, by `import()`. */
  readonly isLazyToo?: boolean;
  /** Neither this module nor what stands behind it alone. */
  readonly without?: string;
}

export type Reach = (from: string, options?: ReachOptions) => ReadonlySet<string>;

/** Finds the modules that stand behind one. */
export const createReach = (graph: Graph): Reach => {
  const importsOf = createImportsOf(graph);
  return (from, { isLazyToo = false, without } = {}) => {
    const found = new Set<string>();
    const visit = (id: string): void => {
      if (found.has(id) || id === without) return;
      found.add(id);
      importsOf(id).forEach(visit);
      if (isLazyToo) graph.getModuleInfo(id)?.dynamicallyImportedIds.forEach(visit);
    };
    visit(from);
    return found;
  };
};

/**
 * What a module imports. The index of a package stands for the modules that hold the names imported from it: it leads
 * to a great many more, which the build leaves out.
 */
const createImportsOf = (graph: Graph) => {
  const read = memoize((id: string) => readNames(id, graph.getModuleInfo(id)?.code ?? ''));
  const isIndex = (id: string): boolean => INDEX.test(id) && read(id).isIndex;
  const holdersOf = memoize((key: string): readonly string[] => {
    const [index = '', name = ''] = key.split('#');
    const handedOn = read(index).exports.flatMap((one) => {
      const id = find(graph, index, one.from);
      return id === undefined ? [] : [{ ...one, id }];
    });
    const named = handedOn.filter(({ as }) => as === name);
    if (named.length > 0) return named.flatMap((one) => holders(one.id, one.name));
    return handedOn
      .filter(({ as, id }) => as === ALL && (isIndex(id) || graph.getModuleInfo(id)?.exports.includes(name)))
      .flatMap(({ id }) => holders(id, name));
  }, []);
  const holders = (id: string, name: string): readonly string[] =>
    isIndex(id) ? holdersOf(`${id}#${name}`) : [id];
  return (id: string): readonly string[] => {
    const { importedIds = [] } = graph.getModuleInfo(id) ?? {};
    const throughIndexes = importedIds.some(isIndex)
      ? read(id).imports.flatMap(({ from, name }) => {
          const index = find(graph, id, from);
          return index !== undefined && isIndex(index) ? holders(index, name) : [];
        })
      : [];
    return [...importedIds.filter((one) => !isIndex(one)), ...throughIndexes];
  };
};

const INDEX = /\/node_modules\/.*\/index\.m?js$/;
/** Stands for every name of a file. */
const ALL = '*';

/** The names that a module takes from other files, and those that it hands on. */
const readNames = (id: string, code: string) => {
  const { module, program } = parseSync(id, code);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map((entry) => ({ ...entry, from: moduleRequest.value })),
  );
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  return {
    imports: imported
      .filter(({ isType }) => !isType)
      .map(({ from, importName }) => ({
        from,
        name: importName.kind === 'Default' ? 'default' : (importName.name ?? ALL),
      })),
    exports: exported.flatMap(({ moduleRequest, importName, exportName, localName }) => {
      // A file that is imported as a whole and handed on by a name.
      const whole = imported.find((one) => one.localName.value === localName.name);
      const from = moduleRequest?.value ?? whole?.from;
      return from === undefined ? [] : [{ from, name: importName.name ?? ALL, as: exportName.name ?? ALL }];
    }),
    /** It does nothing but hand on what other files export. */
    get isIndex() {
      return program.body.length > 0 && program.body.every(handsOn);
    },
  };
};

const handsOn = (statement: {
  readonly type: string;
  readonly declaration?: unknown;
  readonly directive?: unknown;
}) =>
  statement.type === 'ImportDeclaration' ||
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && !statement.declaration) ||
  Boolean(statement.directive);

/** The module that `specifier` stands for in `from`; undefined for types alone, which are not in the build. */
const find = (graph: Graph, from: string, specifier: string): string | undefined => {
  const ids = graph.getModuleInfo(from)?.importedIds ?? [];
  if (specifier.startsWith('.')) {
    const path = join(dirname(from), specifier);
    return ids.find((id) => id === path || withoutEnd(id) === path);
  }
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  return ids
    .filter((id) => id.includes(`/node_modules/${name}/`) && withoutEnd(id).endsWith(rest))
    .toSorted((one, other) => one.length - other.length)[0];
};

const withoutEnd = (id: string): string => id.replace(/(?:\/index)?\.\w+$/, '');

/** Reads each once; `meanwhile` is the answer to who asks while it is read, where files lead back to themselves. */
const memoize = <Value>(read: (key: string) => Value, meanwhile?: Value) => {
  const known = new Map<string, Value>();
  return (key: string): Value => {
    const held = known.get(key);
    if (held !== undefined) return held;
    if (meanwhile !== undefined) known.set(key, meanwhile);
    const value = read(key);
    known.set(key, value);
    return value;
  };
};
