// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { PageLoader } from '../../../../src/ui/PageLoader.tsx';
import { theme } from '../../../../src/areas/club/layout/clubTheme.ts';
import { createI18nProvider } from '../../../support/frenchTexts.ts';
import { themeOptions } from '../../../../src/ui/themeOptions.ts';
import { Loading } from '../../../../src/views/page/Loading.tsx';

afterEach(cleanup);

describe('the loader', () => {
  it.each([
    ['of a page', themeOptions, <PageLoader key="page" />],
    ['of a view', theme, <Loading key="view" />],
  ])('%s is blue (R9.44)', (_where, options, loader) => {
    render(
      <I18nContextProvider value={createI18nProvider()}>
        <ThemeProvider theme={createTheme(options)}>{loader}</ThemeProvider>
      </I18nContextProvider>,
    );
    const ring = screen.getByRole('progressbar', { hidden: true });
    expect(getComputedStyle(ring).color).toBe('rgb(51, 82, 150)');
  });
});
