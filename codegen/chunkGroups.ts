/** Modules by which a part is entered, as the end of their path under `src`. */
const entered = (...paths: readonly string[]): RegExp => new RegExp(`/src/(${paths.join('|')})\\.tsx?$`);

const PACKAGES = 'react|react-dom|scheduler|react-router|@emotion|stylis|@tanstack';
const MUI = 'styled-engine|private-theming|system|utils';
const CONTROLS =
  'styles|utils|Button|ButtonBase|Typography|CssBaseline|AppBar|Card|IconButton|Alert|AlertTitle|CircularProgress|TextField|' +
  'InputAdornment|SvgIcon|Tabs|Tab|Box|useMediaQuery';

/**
 * Files of the build, those that are opened first before the others: a group brings along all that its modules import,
 * unless an earlier one has it. Without them the first list takes 224 files instead of 16, and comes 38 % later from an
 * empty cache at 40 ms an answer.
 */
export const chunkGroups = [
  // What every page is drawn with; not the copies that other packages have of it.
  {
    name: 'vendor',
    test: new RegExp(
      `^(?!.*node_modules.*node_modules).*/node_modules/(${PACKAGES}|@mui/(${MUI})|@mui/material/esm/(${CONTROLS}))/`,
    ),
  },
  // Requests the token while what draws is on its way.
  { name: 'start', test: entered('main') },
  { name: 'app', test: entered('app/draw') },
  // What pages of visitors have in common with those of the club, so that neither loads the other.
  {
    name: 'shared',
    test: entered(
      'lib/\\w+',
      'ui/(PageHeader|ErrorNote|StateChip|DefinitionList|ReturnOfFocus|visuallyHidden|scrollEdges|download|useSaveKey)',
      'schema/stateTone',
      'http/errorSentence',
      'i18n/(toFigure|stateWords)',
      'data/(readDefaults|graphql/fromConnection|graphql/toGraphqlError)',
    ),
  },
  {
    name: 'pages',
    test: entered('areas/auth/LoginPage', 'areas/public/\\w+/(Tournaments|Team|Individual)Page'),
  },
  { name: 'club', test: entered('areas/club/ClubArea') },
  {
    name: 'home',
    test: entered(
      'features/home/HomePage',
      'features/match-sheet/page/ComingMeetings',
      'areas/club/account/UnsentWarning',
    ),
  },
  { name: 'form', test: entered('views/Schema(Create|Edit)') },
  { name: 'record', test: entered('views/Schema(Show|Head)') },
  // Texts of a kilobyte each, which are requested together.
  { name: 'texts', test: entered('i18n/pageTexts', 'features/[\\w-]+/texts') },
];
