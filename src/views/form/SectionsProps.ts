import type { Section } from '../page/arrange.ts';

/** Arranged sections, whatever form they take: cards, tabs or steps. */
export interface SectionsProps {
  readonly sections: readonly Section[];
  readonly titleOf: (section: Section) => string | null;
  readonly disabled: boolean;
}
