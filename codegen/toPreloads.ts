/** A file of the build, with those that it imports. */
interface Chunk {
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  /** Absent from what is no script. */
  readonly moduleIds?: readonly string[];
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

/** The club area by the modules that hold it. */
interface Club {
  readonly area: string;
  readonly home: string;
  /** Texts that every page but a list shows. */
  readonly texts: string;
  /** The generated views, by their name. */
  readonly views: Readonly<Record<string, string>>;
  /** Folder of the configs; each is named after its resource. */
  readonly configs: string;
}

interface Pages {
  /** The module that draws the application, which comes beside what every page starts with. */
  readonly app: string;
  /** By path. */
  readonly pages: Readonly<Record<string, Page>>;
  readonly club: Club;
}

/** Files of the build by their path, as `index.html` asks for them. */
interface Preload {
  readonly files: readonly string[];
  readonly asked?: { readonly name: string; readonly files: readonly string[]; readonly path: string };
}

interface Preloads {
  /** What every page is drawn with. */
  readonly app: readonly string[];
  readonly pages: Readonly<Record<string, Preload>>;
  /** Besides the area itself, what a view and the config of a resource add to it. */
  readonly club: {
    readonly area: readonly string[];
    readonly home: readonly string[];
    readonly views: Readonly<Record<string, readonly string[]>>;
    readonly configs: Readonly<Record<string, readonly string[]>>;
  };
}

/** The files of a build that stand behind its modules, and those that every page starts with. */
export const filesOfBuild = (bundle: Readonly<Record<string, object>>) => {
  const chunks = Object.values(bundle as Record<string, Chunk>);
  const behind = (file: string, found: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
    found.has(file)
      ? found
      : (chunks.find(({ fileName }) => fileName === file)?.imports ?? []).reduce(
          (known, one) => behind(one, known),
          new Set([...found, file]) as ReadonlySet<string>,
        );
  return {
    chunks,
    /** Named in the page by the build itself. */
    start: new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...behind(fileName)])),
    /** Throws where a module is in no file: one of its own, or that of modules that come together. */
    filesOf: (module: string): ReadonlySet<string> => {
      const isIt = (id: string | null | undefined): boolean => id?.endsWith(`/${module}`) === true;
      const chunk =
        chunks.find(({ facadeModuleId }) => isIt(facadeModuleId)) ??
        chunks.find(({ moduleIds }) => moduleIds?.some(isIt));
      if (!chunk) throw new Error(`The build holds no file for ${module}`);
      return behind(chunk.fileName);
    },
  };
};

/** What `index.html` preloads. Throws where a module has no file of its own. */
export const toPreloads = (
  bundle: Readonly<Record<string, object>>,
  { app, pages, club }: Pages,
): Preloads => {
  const { chunks, start: named, filesOf } = filesOfBuild(bundle);
  const start = new Set([...named, ...filesOf(app)]);
  const toPaths = (files: ReadonlySet<string>, known: ReadonlySet<string>): readonly string[] =>
    [...files].filter((file) => !known.has(file)).map((file) => `/${file}`);
  const toPreload = ({ module, asked }: Page): Preload => {
    const own = filesOf(module);
    const files = toPaths(own, start);
    if (!asked) return { files };
    const more = toPaths(filesOf(asked.module), new Set([...start, ...own]));
    return { files, asked: { name: asked.parameter, files: more, path: asked.path } };
  };
  const area = filesOf(club.area);
  const inArea = (...modules: readonly string[]): readonly string[] =>
    toPaths(new Set(modules.flatMap((module) => [...filesOf(module)])), new Set([...start, ...area]));
  const configs = chunks.flatMap(({ facadeModuleId }) => {
    const name = new RegExp(`/${club.configs}/(\\w+)\\.ts$`).exec(facadeModuleId ?? '')?.[1];
    return name === undefined ? [] : [[name, inArea(`${club.configs}/${name}.ts`)] as const];
  });
  return {
    pages: mapValues(pages, toPreload),
    app: toPaths(filesOf(app), named),
    club: {
      area: toPaths(area, start),
      home: inArea(club.home, club.texts),
      views: mapValues(club.views, (module, view) =>
        view === 'list' ? inArea(module) : inArea(module, club.texts),
      ),
      configs: Object.fromEntries(configs),
    },
  };
};

const mapValues = <A, B>(
  from: Readonly<Record<string, A>>,
  to: (value: A, key: string) => B,
): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value, key)]));
