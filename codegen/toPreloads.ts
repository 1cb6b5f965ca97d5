/** A file of the build, with those that it imports. */
interface Chunk {
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
}

/** A page by the module that holds it, and what it shows at once where its address names a record. */
interface Page {
  readonly module: string;
  readonly asked?: {
    /** Of the address: `?pool=77`. */
    readonly parameter: string;
    readonly module: string;
    /** Below the API's prefix; `{}` stands for the number. */
    readonly path: string;
  };
}

/** Files of the build by their path, as `index.html` asks for them. */
interface Preload {
  readonly files: readonly string[];
  readonly asked?: { readonly name: string; readonly files: readonly string[]; readonly path: string };
}

/** What `index.html` preloads, by the path of each page. Throws where a module has no file of its own. */
export const toPreloads = (
  bundle: Readonly<Record<string, object>>,
  pages: Readonly<Record<string, Page>>,
): Readonly<Record<string, Preload>> => {
  const chunks = Object.values(bundle as Record<string, Chunk>);
  const behind = (file: string, found: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
    found.has(file)
      ? found
      : (chunks.find(({ fileName }) => fileName === file)?.imports ?? []).reduce(
          (known, one) => behind(one, known),
          new Set([...found, file]) as ReadonlySet<string>,
        );
  const filesOf = (module: string): ReadonlySet<string> => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`The build holds no file of its own for ${module}`);
    return behind(chunk.fileName);
  };
  // Named in the page by the build itself.
  const start = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...behind(fileName)]),
  );
  const toPaths = (files: ReadonlySet<string>, known: ReadonlySet<string>): readonly string[] =>
    [...files].filter((file) => !known.has(file)).map((file) => `/${file}`);
  return Object.fromEntries(
    Object.entries(pages).map(([path, { module, asked }]) => {
      const own = filesOf(module);
      const files = toPaths(own, start);
      if (!asked) return [path, { files }];
      const more = toPaths(filesOf(asked.module), new Set([...start, ...own]));
      return [path, { files, asked: { name: asked.parameter, files: more, path: asked.path } }];
    }),
  );
};
