import { getContrastRatio } from '@mui/material/styles';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRAND, LOADER_DISC, palettes } from '../../../src/ui/palettes.ts';
import { onPaper, SCHEME_KEY } from '../../../src/ui/theme.ts';

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const { background, text: all, frame, ...colours } = palettes[scheme];
  const { divider: _, action, ...roles } = colours;
  const { disabled, ...text } = all;

  it('keeps 4.5 to one between texts and their background', () => {
    const surfaces = Object.values(background);
    const inks = [...Object.values(text), ...Object.values(roles).map(({ main }) => main)];
    for (const surface of surfaces)
      for (const ink of inks)
        expect(getContrastRatio(ink, surface), `${ink} on ${surface}`).toBeGreaterThan(4.5);
    for (const { main, dark, contrastText } of Object.values(roles))
      for (const button of [main, dark])
        expect(getContrastRatio(contrastText, button), `${contrastText} on ${button}`).toBeGreaterThan(4.5);
  });

  it('keeps 3 to one between the frame of a field and every surface', () => {
    for (const surface of Object.values(background))
      expect(getContrastRatio(frame, surface), surface).toBeGreaterThan(3);
  });

  it('keeps 3 to one between what cannot be chosen and its background', () => {
    for (const surface of Object.values(background))
      for (const grey of [disabled, action.disabled])
        expect(getContrastRatio(grey, surface), `${grey} on ${surface}`).toBeGreaterThan(3);
  });

  it('has its colours before the application is there, so that nothing flashes', () => {
    expect(page).toContain(`color: ${text.primary};`);
    expect(page).toContain(`background: ${background.default};`);
  });
});

it('shows the loader in #335296 in both schemes, in the dark on a disc of its own (R9.44)', () => {
  expect(BRAND).toBe('#335296');
  expect(getContrastRatio(BRAND, LOADER_DISC)).toBeGreaterThan(3);
  expect(getContrastRatio(BRAND, palettes.light.background.default)).toBeGreaterThan(3);
});

it('reads the choice of the scheme before the first paint, from where it is kept', () => {
  expect(page).toContain(`localStorage.getItem('${SCHEME_KEY}')`);
});

it('prints in the light colours whatever the screen shows', () => {
  const printed = JSON.stringify(onPaper);
  expect(printed).toContain('"@media print"');
  expect(printed).toContain(`"--mui-palette-background-paper":"${palettes.light.background.paper}"`);
  expect(printed).not.toContain(palettes.dark.background.paper);
});

it('prints on white, not on the ground of the light scheme', () => {
  expect(JSON.stringify(onPaper)).not.toContain(palettes.light.background.default);
  const style = page.slice(page.indexOf('<style>'), page.indexOf('</style>'));
  expect(style.slice(style.indexOf('@media screen'))).toContain('background: #f5f6f9;');
  expect(style.slice(0, style.indexOf('@media screen'))).not.toContain('background: #');
});
