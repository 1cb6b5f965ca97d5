import GlobalStyles from '@mui/material/GlobalStyles';

/** What is wider than high lies across the sheet. */
export const ACROSS_PAPER = <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />;
