import { createReach, type Graph } from './createReach.ts';

/** Modules of these paths, below `node_modules` or the sources, go into one file together. */
const TOGETHER = {
  // What every page is drawn with, the login page first: one file compresses better than thirty.
  vendor: [
    'node_modules/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)/',
    'node_modules/(@emotion|stylis|@mui/styled-engine|@mui/private-theming',
    '@mui/system/esm/(?!Box|Container|Grid|Stack|Unstable|useMediaQuery)\\w+',
    '@mui/material/esm/(styles|utils(?!/(?:createSvgIcon|useSlot|focusable|contains|getScrollbarSize|getActiveElement))|CssBaseline|ButtonBase|Button|Typography))/',
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
    'src/(lib/(dates|clock|money|phone|text|safeHref|placeholder|fullName|meetingName|withoutOrganizer)|ui/(PageHeader|visuallyHidden|scrollEdges|StateChip)|i18n/toFigure',
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

/** The modules by which parts of the application are entered. */
const ENTRIES = {
  start: ['main.ts'],
  app: ['app/draw.tsx'],
  /** Pages that are opened on a slow phone: nothing is put beside their parts that they do not show. */
  light: [
    'areas/auth/LoginPage.tsx',
    'areas/public/tournaments/TournamentsPage.tsx',
    'areas/public/team/TeamPage.tsx',
    'areas/public/individual/IndividualPage.tsx',
  ],
  /** The frame of the club area with the lists, which are opened first and most. */
  club: ['areas/club/ClubArea.tsx', 'views/SchemaList.tsx'],
  switches: ['views/list/OwnRowsSwitch.tsx'],
  home: ['features/home/HomePage.tsx', 'features/match-sheet/page/ComingMeetings.tsx'],
  record: ['views/SchemaShow.tsx'],
  form: ['views/SchemaCreate.tsx', 'views/SchemaEdit.tsx'],
  filters: ['views/list/FilterPanel.tsx'],
} as const;

/** A few lines each, of many configs. */
const OF_CONFIGS = /\/src\/(resources\/defineResource|rules\/ageCategory)\./;

/** What dialogs and other pages show of a form, without its fields and checks. */
const CONTROLS = /\/node_modules\/(@mui|@popperjs|react-transition-group)\//;
/** Of many small dialogs that have nothing else of a form. */
const OF_DIALOGS = new RegExp(
  [
    '/src/(ui/(ConfirmDialog|useSaveKey|download)|data/(askByName|findByName)|views/page/useTabGuard',
    'fields/(relation/(useDebouncedValue|useRelationOptions)|useAutocompleteTexts))\\.',
  ].join('|'),
);

type Part = keyof typeof ENTRIES | 'elsewhere';

/** Whether a module stands behind the entries of a part; 'elsewhere' is what other areas show, now or later. */
const createIsOf = (src: string, graph: Graph) => {
  const reach = createReach(graph);
  const behind = (paths: readonly string[]): ReadonlySet<string> =>
    new Set(paths.flatMap((path) => [...reach(`${src}/${path}`)]));
  const [area] = ENTRIES.club;
  const sets = new Map<Part, ReadonlySet<string>>(
    Object.entries(ENTRIES).map(([part, paths]) => [part as Part, behind(paths)]),
  );
  sets.set('elsewhere', reach(`${src}/main.ts`, { isLazyToo: true, without: `${src}/${area}` }));
  return (part: Part, id: string): boolean => sets.get(part)?.has(id) === true;
};

type IsOf = ReturnType<typeof createIsOf>;

/** What every page runs: first the session, which asks for its token, then what draws. */
const startFile = (id: string, isOf: IsOf): string | null => {
  if (isOf('start', id)) return 'start';
  return isOf('app', id) && !id.includes('/node_modules/') ? 'app' : null;
};

/**
 * The file of a module of the club area; those of no file here stay where rolldown puts them. What the frame and the
 * lists show is one file: it is asked for together, and compresses better together. What they share with other areas
 * stays beside it. Then follows what forms, filters, records and the home are made of, each alone and together. No
 * circle can come of it: what a module imports belongs at least to the same parts.
 */
const clubFile = (id: string, isOf: IsOf): string | null => {
  if (isOf('app', id) || isOf('light', id)) return null;
  if (isOf('club', id) || OF_CONFIGS.test(id)) return isOf('elsewhere', id) ? 'shared' : 'club';
  if (isOf('elsewhere', id)) return null;
  if (isOf('switches', id)) return 'switches';
  if (OF_DIALOGS.test(id)) return 'dialogs';
  const [isRecord, isForm, isFilter] = [isOf('record', id), isOf('form', id), isOf('filters', id)];
  if (isOf('home', id)) return isRecord || isForm || isFilter ? 'pages' : null;
  if (isRecord) return isForm ? 'values' : 'record';
  if (isForm && CONTROLS.test(id)) return 'controls';
  if (isForm) return isFilter ? 'forms' : 'form';
  return isFilter ? 'filters' : null;
};

const toGroups = (paths: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(paths).map(([name, parts]) => ({ name, test: new RegExp(parts.join('|')) }));

/** The files that modules of the build are gathered in, the first that takes one; `src` is the folder of the sources. */
export const chunkGroups = (src: string) => {
  let isOf: IsOf | undefined;
  const byPart = (fileOf: (id: string, isOf: IsOf) => string | null) => ({
    debugName: fileOf.name,
    name: (id: string, graph: Graph) => fileOf(id, (isOf ??= createIsOf(src, graph))),
  });
  const alone = [byPart(startFile), ...toGroups(SMALL), byPart(clubFile)];
  return [
    ...toGroups(TOGETHER),
    ...alone.map((group) => ({ ...group, includeDependenciesRecursively: false })),
  ];
};
