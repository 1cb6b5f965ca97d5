import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject } from '@mui/material/styles';

/** Letters, sheets and what has a paper of its own are alone on it. */
const PAGE = 'body:not(:has(> .paper, .sole-print))';

/** The button that opens a row is also its name. */
const WAYS =
  'nav, .MuiButton-root:not(th > *), th > .MuiButton-root > .MuiButton-icon, .MuiIconButton-root, [class*=Select-icon], .MuiToggleButtonGroup-root, .MuiTabs-root';

const INPUT = ':is(input, select, [role="combobox"])';

const STYLES: CSSObject = {
  '@page upright': { size: 'A4 portrait', margin: '13mm 12mm 15mm' },
  '@page across': { size: 'A4 landscape', margin: '10mm 10mm 13mm' },
  '@media print': {
    [PAGE]: { page: 'upright', '& #main-content': { zoom: 0.8 } },
    // More columns than fit side by side on an upright page.
    [`${PAGE}:has(#main-content :is(th:nth-of-type(8), td:nth-of-type(4) select))`]: { page: 'across' },
    '#main-content': { padding: '0 !important' },
    // A dialog that has a paper prints it instead of the page; any other stays on the screen.
    '.MuiModal-root': { display: 'none !important' },
    // A choice is printed as its words.
    '#main-content .MuiRadio-root': { display: 'none' },
    '#main-content label:has(.MuiRadio-root)': { marginLeft: 0 },
    '#main-content label:has(.MuiRadio-root):not(:has(:checked))': { display: 'none' },
    [`#main-content :is(${WAYS})`]: { display: 'none' },
    '#main-content ::placeholder': { opacity: '0 !important' },
    '#main-content a': { color: 'inherit', textDecoration: 'none' },
    '#main-content section.MuiCard-root': { padding: '3mm' },
    // Cards are one below the other.
    '#main-content :has(> .MuiStack-root > section.MuiCard-root)': {
      flexDirection: 'column',
      alignItems: 'stretch',
    },
    // A section longer than a page begins where it is.
    '#main-content section.MuiCard-root:not(:has(tr:nth-of-type(20)))': { breakInside: 'avoid-page' },
    // Nothing is moved sideways on paper: a table has the room of its frame, and its words take further lines.
    '#main-content :has(> table)': { overflow: 'visible !important', maxHeight: 'none !important' },
    [`#main-content td ${INPUT}`]: { appearance: 'none', paddingInline: '2px !important' },
    [`#main-content :is(th, td, td ${INPUT})`]: {
      minWidth: '0 !important',
      maxWidth: 'none !important',
      overflow: 'visible !important',
      whiteSpace: 'normal !important',
    },
    '#main-content tr': { breakInside: 'avoid' },
    '#main-content table:has(th:nth-of-type(8))': { fontSize: '8pt' },
    '#main-content table:has(th:nth-of-type(12))': { fontSize: '7pt', overflowWrap: 'anywhere' },
  },
};

/**
 * Print styles of a page that has no paper of its own, from its first moment on: upright, or across where a table is
 * wide, without what leads on or back.
 */
export const PageOnPaper = () => <GlobalStyles styles={STYLES} />;
