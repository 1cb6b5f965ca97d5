import { departments } from './departments.ts';
import type { Department } from './departments.ts';
import { large, sizes, small } from './sectors.ts';

/** Eight neighbouring clubs, whose teams play one another: what the country scale is written in. */
export interface Sector {
  readonly department: Department;
  /** Within its department, from 0. */
  readonly number: number;
  /** Licences of the season and teams of each of its clubs. */
  readonly sizes: readonly (readonly [licences: number, teams: number])[];
}

/** Every sector of the country, or that share of them, at least one: the first of each department come first. */
export const planSectors = (factor = 1): readonly Sector[] => {
  const most = Math.max(...departments.map(({ code }) => countOf(code)));
  const all = Array.from({ length: most }, (_, number) =>
    departments
      .filter(({ code }) => number < countOf(code))
      .map((department) => ({ department, number, sizes })),
  ).flat();
  return all.slice(0, Math.max(1, Math.round(all.length * factor)));
};

const countOf = (code: string): number => (large.includes(code) ? 5 : small.includes(code) ? 2 : 4);
