interface Graph {
  getModuleInfo(
    id: string,
  ): Readonly<Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]>> | null;
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

/** The same for small modules of ours: each file more has a cost of its own and a name in the list of every page. */
const SMALL = {
  common: ['src/(lib/(dates|clock)|ui/(PageHeader|visuallyHidden|scrollEdges)|schema/fromCollection)\\.'],
  alerts: ['src/(lib/truncate|ui/FormAlert|http/errorSentence|i18n/(isFrench|pages))\\.'],
  auth: ['src/(areas/auth/(use|loginFlow|PasswordInput)|ui/(TextInput|useFirstFocus))'],
  stores: ['src/data/(createDraftStore|createSheetStore|sealed|mappingAnswers)\\.'],
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
  // One file instead of a hundred and forty: they are asked for together, and compress better together.
  {
    debugName: 'club',
    name: clubOnly(`${src}/main.tsx`, `${src}/areas/club/ClubArea.tsx`),
    // What it shares with other pages stays beside it; those ask for nothing of it, so there is no circle.
    includeDependenciesRecursively: false,
  },
];

const toGroups = (paths: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(paths).map(([name, parts]) => ({ name, test: new RegExp(parts.join('|')) }));

/** Names the modules that the frame of the club area imports and no other page does, now or later. */
const clubOnly = (main: string, club: string) => {
  const reach = (from: string, graph: Graph, isLazyToo: boolean, found = new Set<string>()): Set<string> => {
    if (found.has(from) || (isLazyToo && from === club)) return found;
    found.add(from);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(from) ?? {};
    for (const id of importedIds) reach(id, graph, isLazyToo, found);
    if (isLazyToo) for (const id of dynamicallyImportedIds) reach(id, graph, isLazyToo, found);
    return found;
  };
  let own: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph): string | null => {
    if (!own) {
      const others = reach(main, graph, true);
      own = new Set([...reach(club, graph, false)].filter((one) => !others.has(one)));
    }
    return own.has(id) ? 'club' : null;
  };
};
