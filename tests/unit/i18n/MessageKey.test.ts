import { expect, it } from 'vitest';
import { compile } from '../../support/compile.ts';

const using = (call: string): string =>
  `import { useTranslate } from './useTranslate.ts';
   export const useText = (step: 'title' | 'text', state: string) => { const translate = useTranslate(); return ${call}; };`;

it('a key that the catalogue does not have does not compile, nor one whose end only the server knows', () => {
  const complaints = compile({
    'src/i18n/known.ts': using(
      "translate('home.title') + translate(`sheet.leave.${step === 'text' ? 'message' : 'title'}`)",
    ),
    'src/i18n/fallback.ts': using('translate(`sheet.states.${state}`, { _: state })'),
    'src/i18n/missing.ts': using("translate('home.titel')"),
    'src/i18n/composed.ts': using('translate(`sheet.leave.${step}`)'),
    'src/i18n/open.ts': using('translate(`sheet.states.${state}`)'),
    'src/i18n/branch.ts': using('translate(`nowhere.${state}`, { _: state })'),
  });
  expect(complaints).toHaveLength(4);
  expect(complaints[0]).toContain('"home.titel"');
  expect(complaints[1]).toContain('sheet.leave.text');
  expect(complaints[2]).toContain('sheet.states.${string}');
  expect(complaints[3]).toContain('nowhere.${string}');
});
