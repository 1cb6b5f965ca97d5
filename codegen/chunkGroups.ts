import { dirname, join } from 'node:path';

interface Graph {
  getModuleInfo(
    id: string,
  ): Readonly<
    { code: string | null } & Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]>
  > | null;
}

/** Modules of these paths, below `node_modules` or the sources, go into one file together. */
const TOGETHER = {
  // What every page draws with, the login page first: one file compresses better than twenty.
  controls: [
    'node_modules/(@emotion|stylis|@mui/styled-engine|@mui/private-theming',
    '@mui/system/esm/(?!Box|Container|Grid|Stack|Unstable|useMediaQuery)\\w+',
    '@mui/material/esm/(styles|utils(?!/createSvgIcon)|CssBaseline|ButtonBase|Button|Typography))/',
  ],
  fields: [
    'node_modules/@mui/material/esm/(FormControl|FormLabel|FormHelperText|InputLabel|InputBase|OutlinedInput',
    'TextareaAutosize|InputAdornment|IconButton|SvgIcon)/',
  ],
  react: ['node_modules/(react|react-dom|scheduler)/'],
  router: ['node_modules/(react-router|react-router-dom|cookie|set-cookie-parser)/'],
} as const;

/** The same without what they import: each file more has a cost of its own and a name in the list of every page. */
const SMALL = {
  // Forms and filters with what they are made of: not before a form, or the filters of a list, are opened.
  forms: [
    'node_modules/(react-hook-form|ra-core/dist/form|ra-ui-materialui/dist/(input(?!/Resettable)|list/filter)',
    '@mui/material/esm/(Autocomplete|useAutocomplete|Tabs?|TabScrollButton|Step\\w*|ToggleButton\\w*|Radio\\w*))/',
  ],
  sanitize: ['node_modules/dompurify/'],
  common: [
    'src/(lib/(dates|clock|money|phone|safeHref|placeholder)|ui/(PageHeader|visuallyHidden|scrollEdges)|i18n/toFigure',
    'schema/fromCollection)\\.',
  ],
  alerts: ['src/(lib/truncate|ui/FormAlert|http/errorSentence|i18n/(isFrench|pages))\\.'],
  auth: ['src/(i18n/auth\\.|areas/auth/loginFlow|ui/(TextInput|PasswordInput|useTextForm|useFirstFocus))'],
  // Of no page that has to be light.
  shared: [
    'src/data/(createDraftStore|createSheetStore|sealed|mappingAnswers)\\.',
    'node_modules/(@mui/system/esm/(Stack|useMediaQuery)/|@mui/material/esm/(Stack|Box|useMediaQuery)/',
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
    'src/(areas/public/(tournaments/(RecordList|TournamentList|tournamentCells|parseTournament|searchFilters|',
    'formatTournament)|draw/usePrinting)|i18n/publicTournaments)\\.',
  ],
} as const;

/** The files that modules of the build are gathered in; `src` is the folder of the sources. */
export const chunkGroups = (src: string) => [
  ...toGroups(TOGETHER).map((group) => ({ ...group, priority: group.name === 'controls' ? 1 : 0 })),
  // What every page starts with, in one file instead of one for each combination of pages.
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /\/src\/(?!main\.tsx)|\/node_modules\/idb\/|preload-helper/,
  },
  ...toGroups(SMALL).map((group) => ({ ...group, includeDependenciesRecursively: false })),
  // One file instead of a hundred and forty: they are asked for together, and compress better together. What the area
  // shares with other pages stays beside it; those ask for nothing of it, so there is no circle.
  ...clubFiles(src).map((group) => ({ ...group, includeDependenciesRecursively: false })),
];

const toGroups = (paths: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(paths).map(([name, parts]) => ({ name, test: new RegExp(parts.join('|')) }));

/** Packages whose files are called as what they export, by their index, which leads to a great many more. */
const NAMED = {
  'react-admin/dist/index.js': [],
  '@api-platform/admin/lib/index.js': [],
  // Guesses the types of fields, which are described here.
  'ra-core/dist/inference/index.js': [],
  'ra-ui-materialui/dist/index.js': ['ra-ui-materialui', 'react-admin'],
  '@mui/material/esm/index.js': ['@mui/material'],
  'date-fns/index.mjs': ['date-fns'],
  'date-fns-tz/dist/esm/index.js': ['date-fns-tz'],
} as const;

/** Parts of those packages with other names for their files, of which the frame leaves out little. */
const WHOLE = ['ra-core/dist/index.js', '@api-platform/admin/lib/hydra/dataProvider.js'];

/** At the start of a line: comments tell of imports, too. */
const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/gm;

type Named = (code: string) => readonly string[];

/** Finds the files of those packages that `code` imports names from; all of a package are below `packages`. */
const createNamed = (graph: Graph, packages: string): Named => {
  const files = new Map<string, Map<string, string[]>>();
  for (const [index, specifiers] of Object.entries(NAMED)) {
    const byName = new Map<string, string[]>();
    for (const id of reach(graph, `${packages}/${index}`)) {
      const name = /([\w-]+)(?:\/index)?\.m?js$/.exec(id)?.[1] ?? '';
      if (id.startsWith(`${packages}/${dirname(index)}/`))
        byName.set(name, [...(byName.get(name) ?? []), id]);
    }
    for (const specifier of specifiers) files.set(specifier, byName);
  }
  return (code) =>
    [...code.matchAll(IMPORT)].flatMap(([, names = '', specifier = '']) =>
      names.split(',').flatMap((name) => files.get(specifier)?.get(name.trim().split(' ', 1)[0] ?? '') ?? []),
    );
};

interface ReachOptions {
  readonly isLazyToo?: boolean;
  readonly without?: string;
  /** Leads past the indexes of packages. */
  readonly named?: Named;
}

/** Modules that stand behind `from`; with `isLazyToo` also those that come later, but for those behind `without`. */
const reach = (
  graph: Graph,
  from: string,
  options: ReachOptions = {},
  found = new Set<string>(),
): Set<string> => {
  const { isLazyToo = false, without, named } = options;
  const isIndex = named && Object.keys(NAMED).some((index) => from.endsWith(`/${index}`));
  if (found.has(from) || from === without || isIndex) return found;
  found.add(from);
  const { code, importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(from) ?? {};
  for (const id of [
    ...importedIds,
    ...(named?.(code ?? '') ?? []),
    ...(isLazyToo ? dynamicallyImportedIds : []),
  ])
    reach(graph, id, options, found);
  return found;
};

/** Pages that are opened on a slow phone: nothing is put beside their parts that they do not show. */
const LIGHT_PAGES = [
  'areas/auth/LoginPage.tsx',
  'areas/public/tournaments/TournamentsPage.tsx',
  'areas/public/team/TeamPage.tsx',
  'areas/public/individual/IndividualPage.tsx',
];

/** The frame of the club area with the lists, which are opened first and most, and what they share with other pages. */
const clubFiles = (src: string) => {
  // A few lines each, of many configs.
  const ofConfigs = /\/src\/(resources\/defineResource|rules\/ageCategory)\./;
  const area = `${src}/areas/club/ClubArea.tsx`;
  const toSets = (graph: Graph) => {
    const packages = join(src, '../node_modules');
    const named = createNamed(graph, packages);
    return {
      light: new Set(LIGHT_PAGES.flatMap((page) => [...reach(graph, `${src}/${page}`)])),
      others: reach(graph, `${src}/main.tsx`, { isLazyToo: true, without: area }),
      frame: new Set(
        [area, ...WHOLE.map((index) => `${packages}/${index}`)].flatMap((id) => [
          ...reach(graph, id, { named }),
        ]),
      ),
      lists: reach(graph, `${src}/views/SchemaList.tsx`, { named }),
    };
  };
  let sets: ReturnType<typeof toSets> | undefined;
  const nameOf = (id: string, graph: Graph): string | null => {
    const { light, others, frame, lists } = (sets ??= toSets(graph));
    if (light.has(id) || !(frame.has(id) || lists.has(id) || ofConfigs.test(id))) return null;
    if (others.has(id)) return 'shared';
    return 'club';
  };
  return [{ debugName: 'club files', name: nameOf }];
};
