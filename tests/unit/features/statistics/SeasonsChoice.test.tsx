// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { SeasonsChoice } from '../../../../src/features/statistics/SeasonsChoice.tsx';
import type { Season } from '../../../../src/rules/season.ts';

const seasons: readonly Season[] = [2026, 2025].map((year, index) => ({
  '@id': `/api/seasons/${index + 1}`,
  id: index + 1,
  name: `${year}/${year + 1}`,
  startDate: `${year}-07-01`,
  endDate: `${year + 1}-06-30`,
  dateModified: null,
  current: index === 0,
}));

it('greys the last season that is chosen, and says why', () => {
  const show = (chosen: readonly Season[]) => (
    <TestTranslationProvider translate={(key: string) => key}>
      <SeasonsChoice seasons={seasons} chosen={chosen} onChoose={() => undefined} />
    </TestTranslationProvider>
  );
  const { rerender } = render(show(seasons));
  const newest = () => screen.getByRole('button', { name: '2026/2027' });
  expect(newest()).toBeEnabled();
  expect(screen.queryByText('figures.oneSeason')).not.toBeInTheDocument();
  rerender(show(seasons.slice(0, 1)));
  expect(newest()).toBeDisabled();
  expect(newest()).toHaveAccessibleDescription('figures.oneSeason');
  expect(screen.getByText('figures.oneSeason')).toBeVisible();
});
