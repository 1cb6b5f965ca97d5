import { useStore } from 'react-admin';
import { PREFERENCES } from './useTableView.ts';

/** Heights of a row, from the lowest to the highest. */
export const DENSITIES = ['compact', 'normal', 'spacious'] as const;
type Density = (typeof DENSITIES)[number];

/** Height of the rows of all lists; kept by their reader. */
export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [stored, setStored] = useStore<unknown>(`${PREFERENCES}density`, null);
  return [DENSITIES.find((density) => density === stored) ?? 'normal', setStored];
};
