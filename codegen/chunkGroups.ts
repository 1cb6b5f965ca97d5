import { dirname, join } from 'node:path';

interface Graph {
  getModuleInfo(
    id: string,
  ): Readonly<
    { code: string | null } & Record<'importedIds' | 'dynamicallyImportedIds' | 'exports', readonly string[]>
  > | null;
}

/** Modules of these paths, below `node_modules` or the sources, go into one file together. */
const TOGETHER = {
  // What every page is drawn with, the login page first: one file compresses better than thirty.
  vendor: [
    'node_modules/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)/',
    'node_modules/(@emotion|stylis|@mui/styled-engine|@mui/private-theming',
    '@mui/system/esm/(?!Box|Container|Grid|Stack|Unstable|useMediaQuery)\\w+',
    '@mui/material/esm/(styles|utils(?!/createSvgIcon)|CssBaseline|ButtonBase|Button|Typography))/',
  ],
  fields: [
    'node_modules/@mui/material/esm/(FormControl|FormLabel|FormHelperText|InputLabel|InputBase|OutlinedInput',
    'TextareaAutosize|InputAdornment|IconButton|SvgIcon)/',
  ],
} as const;

/** The same without what they import: each file more has a cost of its own and a name in the list of every page. */
const SMALL = {
  sanitize: ['node_modules/dompurify/'],
  common: [
    'src/(lib/(dates|clock|money|phone|safeHref|placeholder|fullName|meetingName)|ui/(PageHeader|visuallyHidden|scrollEdges)|i18n/toFigure',
    'schema/fromCollection)\\.',
  ],
  alerts: ['src/(lib/truncate|ui/FormAlert|http/errorSentence|i18n/(isFrench|pages))\\.'],
  auth: ['src/(i18n/auth\\.|areas/auth/loginFlow|ui/(TextInput|PasswordInput|useTextForm|useFirstFocus))'],
  drafts: ['src/data/(createDraftStore|createSheetStore)\\.'],
  // Of no page that has to be light.
  shared: [
    'src/data/(sealed|mappingAnswers)\\.',
    'node_modules/(@mui/utils/esm/setRef/|@mui/system/esm/(Stack|useMediaQuery)/|@mui/material/esm/(Stack|Box|useMediaQuery)/',
    '@mui/material/esm/utils/createSvgIcon|react-transition-group/esm/(Transition\\.|config|utils/PropTypes|utils/reflow))',
  ],
  public: [
    'src/(areas/public/(useRead|ReadGate|PublicLayout|lazyPanel|Panel|Field|Table|ShareButton|withParameters)|',
    'i18n/public)\\.',
  ],
  team: [
    'src/(areas/public/team/(fromDivision|ownClub|TeamLink|useTeamReads)|data/askPublic|generated/publicQueries|i18n/publicTeam)\\.',
  ],
  tournaments: [
    'src/(areas/public/(tournaments/(RecordList|TournamentList|tournamentCells|parseTournament|searchFilters|Typed|',
    'formatTournament)|draw/usePrinting)|i18n/publicTournaments)\\.',
  ],
} as const;

/** The files that modules of the build are gathered in; `src` is the folder of the sources. */
export const chunkGroups = (src: string) => {
  const { first, club } = clubFiles(src);
  return [
    ...toGroups(TOGETHER),
    { ...first, includeDependenciesRecursively: false },
    ...toGroups(SMALL).map((group) => ({ ...group, includeDependenciesRecursively: false })),
    // One file instead of a hundred and forty: they are asked for together, and compress better together. What the area
    // shares with other pages stays beside it; those ask for nothing of it, so there is no circle.
    { ...club, includeDependenciesRecursively: false },
  ];
};

const toGroups = (paths: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(paths).map(([name, parts]) => ({ name, test: new RegExp(parts.join('|')) }));

// Not the two strokes of a path, which packages write too: `./undo//index.js`.
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
// At the start of a line.
const IMPORT =
  /^import\s+(?:(\w+)\s*,?\s*)?(?:\*\s*as\s+(\w+)\s*|\{([^}]*)\}\s*)?from\s*["']([^"']+)["'];?/gm;
const EXPORT = /^export\s*(?:\*|\{([^}]*)\})\s*(?:from\s*["']([^"']+)["'])?;?/gm;
const OTHER = /^["']use client["'];?|^export\s*\*\s*as.*$/gm;

/** Names in braces, each with the name that it is given there: `default as Box`. */
const toNames = (braces = ''): readonly (readonly [name: string, given: string])[] =>
  braces
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .flatMap(([name = '', given = name]) => (name === '' || /^type\s/.test(name) ? [] : [[name, given]]));

/** What a module imports: by which name, and what it is called there. */
const importsIn = (code: string) =>
  [...code.replaceAll(COMMENT, '').matchAll(IMPORT)].flatMap(([, whole, file, braces, specifier = '']) => [
    ...(whole === undefined ? [] : [{ specifier, name: 'default', given: whole }]),
    ...(file === undefined ? [] : [{ specifier, name: '*', given: file }]),
    ...toNames(braces).map(([name, given]) => ({ specifier, name, given })),
  ]);

/** The same of what it hands on, with the files that it hands on as a whole. */
const handedOnIn = (code: string) => {
  const imported = importsIn(code);
  const exported = [...code.replaceAll(COMMENT, '').matchAll(EXPORT)];
  return {
    names: exported.flatMap(([, braces, specifier]) =>
      toNames(braces).flatMap(([name, given]) =>
        specifier === undefined
          ? imported.filter((one) => one.given === name).map((one) => ({ ...one, given }))
          : [{ specifier, name, given }],
      ),
    ),
    files: exported.flatMap(([, braces, specifier]) =>
      braces === undefined && specifier !== undefined ? [specifier] : [],
    ),
  };
};

/** The module that `specifier` stands for in `from`; undefined for types alone, which are not in the build. */
const find = (graph: Graph, from: string, specifier: string): string | undefined => {
  const ids = graph.getModuleInfo(from)?.importedIds ?? [];
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : specifier;
  if (specifier.startsWith('.')) return ids.find((id) => id === path || withoutEnd(id) === path);
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  return ids
    .filter((id) => id.includes(`/node_modules/${name}/`) && withoutEnd(id).endsWith(rest))
    .toSorted((one, other) => one.length - other.length)[0];
};

const withoutEnd = (id: string): string => id.replace(/(?:\/index)?\.\w+$/, '');

/** An index of a package does nothing but hand on what other files export, which the build leaves out. */
const createIsIndex = (graph: Graph) => {
  const known = new Map<string, boolean>();
  return (id: string): boolean => {
    const held = known.get(id);
    if (held !== undefined) return held;
    const isNamedSo = id.includes('/node_modules/') && /\/index\.m?js$/.test(id);
    const code = isNamedSo ? graph.getModuleInfo(id)?.code : null;
    const is =
      Boolean(code) &&
      [COMMENT, OTHER, IMPORT, EXPORT].reduce((rest, line) => rest?.replaceAll(line, ''), code)?.trim() ===
        '';
    known.set(id, is);
    return is;
  };
};

/** What modules import, past the indexes of packages, which lead to a great many more. */
const createImportsOf = (graph: Graph) => {
  const isIndex = createIsIndex(graph);
  const known = new Map<string, readonly string[]>();
  /** The modules that hold what an index exports as `name`. */
  const follow = (index: string, name: string): readonly string[] => {
    if (!isIndex(index)) return [index];
    const key = `${index}#${name}`;
    const held = known.get(key);
    if (held) return held;
    known.set(key, []);
    const handedOn = handedOnIn(graph.getModuleInfo(index)?.code ?? '');
    const named = handedOn.names.flatMap(({ specifier, name: own, given }) => {
      const id = given === name ? find(graph, index, specifier) : undefined;
      return id === undefined ? [] : follow(id, own);
    });
    const whole = handedOn.files.flatMap((specifier) => {
      const id = named.length === 0 ? find(graph, index, specifier) : undefined;
      if (id === undefined) return [];
      if (isIndex(id)) return follow(id, name);
      return graph.getModuleInfo(id)?.exports.includes(name) ? [id] : [];
    });
    const found = [...named, ...whole];
    known.set(key, found);
    return found;
  };
  return (from: string): readonly string[] => {
    const { code, importedIds = [] } = graph.getModuleInfo(from) ?? {};
    const named = importsIn(code ?? '').flatMap(({ specifier, name }) => {
      const index = find(graph, from, specifier);
      return index !== undefined && isIndex(index) ? follow(index, name) : [];
    });
    return [...importedIds.filter((id) => !isIndex(id)), ...named];
  };
};

interface ReachOptions {
  readonly isLazyToo?: boolean;
  readonly without?: string;
}

/** Finds the modules that stand behind one; with `isLazyToo` also those that come later, but for those behind `without`. */
const createReach = (graph: Graph) => {
  const importsOf = createImportsOf(graph);
  const reach = (from: string, options: ReachOptions = {}, found = new Set<string>()): Set<string> => {
    const { isLazyToo = false, without } = options;
    if (found.has(from) || from === without) return found;
    found.add(from);
    const later = isLazyToo ? (graph.getModuleInfo(from)?.dynamicallyImportedIds ?? []) : [];
    for (const id of [...importsOf(from), ...later]) reach(id, options, found);
    return found;
  };
  return reach;
};

/** Pages that are opened on a slow phone: nothing is put beside their parts that they do not show. */
const LIGHT_PAGES = [
  'areas/auth/LoginPage.tsx',
  'areas/public/tournaments/TournamentsPage.tsx',
  'areas/public/team/TeamPage.tsx',
  'areas/public/individual/IndividualPage.tsx',
];

/** What the home shows at once. */
const HOME_PARTS = ['home/HomePage.tsx', 'match-sheet/page/ComingMeetings.tsx'];

/**
 * The frame of the club area with the lists, which are opened first and most, and what they share with other pages.
 * Beside them what forms, filters and records are made of, each alone and together. No circle can come of it: what a
 * module imports belongs at least to the same of them.
 */
const clubFiles = (src: string) => {
  // A few lines each, of many configs.
  const ofConfigs = /\/src\/(resources\/defineResource|rules\/ageCategory)\./;
  const entry = `${src}/main.ts`;
  const area = `${src}/areas/club/ClubArea.tsx`;
  const toSets = (graph: Graph) => {
    const reach = createReach(graph);
    return {
      light: new Set(LIGHT_PAGES.flatMap((page) => [...reach(`${src}/${page}`)])),
      others: reach(entry, { isLazyToo: true, without: area }),
      frame: reach(area),
      lists: reach(`${src}/views/SchemaList.tsx`),
      start: reach(entry),
      app: reach(`${src}/app/draw.tsx`),
      switches: reach(`${src}/views/list/OwnRowsSwitch.tsx`),
      home: new Set(HOME_PARTS.flatMap((part) => [...reach(`${src}/features/${part}`)])),
      record: reach(`${src}/views/SchemaShow.tsx`),
      form: new Set(['SchemaCreate', 'SchemaEdit'].flatMap((view) => [...reach(`${src}/views/${view}.tsx`)])),
      filters: reach(`${src}/views/list/FilterPanel.tsx`),
    };
  };
  let sets: ReturnType<typeof toSets> | undefined;
  const nameOf = (id: string, graph: Graph): string | null => {
    const { app, light, others, frame, lists, switches, home, form, filters, record } = (sets ??=
      toSets(graph));
    if (app.has(id) || light.has(id)) return null;
    if (frame.has(id) || lists.has(id) || ofConfigs.test(id)) return others.has(id) ? 'shared' : 'club';
    if (others.has(id)) return null;
    if (switches.has(id)) return 'switches';
    const isOfForm = form.has(id);
    if (home.has(id)) return isOfForm || record.has(id) || filters.has(id) ? 'pages' : null;
    if (record.has(id)) return isOfForm ? 'values' : 'record';
    if (isOfForm) return filters.has(id) ? 'forms' : 'form';
    return filters.has(id) ? 'filters' : null;
  };
  const firstOf = (id: string, graph: Graph): string | null => {
    const { start, app } = (sets ??= toSets(graph));
    if (start.has(id)) return id === entry ? null : 'start';
    return app.has(id) && id.startsWith(`${src}/`) ? 'app' : null;
  };
  return { first: { debugName: 'first', name: firstOf }, club: { debugName: 'club', name: nameOf } };
};
