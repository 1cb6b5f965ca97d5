import { createTheme, type CssVarsTheme, type CSSObject, type Theme } from '@mui/material/styles';
import { themeOptions } from './themeOptions.ts';

/** Storage key of `light`, `dark` or `system`; read by `index.html` before the first paint. */
export const SCHEME_KEY = 'raquette-scheme';

export const theme = createTheme(themeOptions) as Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

/** Paper is white: what is printed has the light colours, whatever the screen shows. */
export const onPaper: CSSObject = {
  '@media print': {
    ':root[data-scheme]': { ...lightVariables(), '--mui-palette-background-default': '#fff' },
  },
};

function lightVariables(): CSSObject {
  const sheets = theme.generateStyleSheets() as Readonly<Record<string, CSSObject>>[];
  const light = sheets.find((sheet) => Object.keys(sheet).some((selector) => selector.includes('light')));
  return Object.values(light ?? {})[0] ?? {};
}
