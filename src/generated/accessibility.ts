// Written by tests/architecture/rgaa.test.ts; never by hand.

/** What the check of the 106 criteria of RGAA 4.1.2 has shown. */
export const accessibility = {
  checkedOn: '2026-11-28',
  conforming: 0,
  failing: 0,
  notApplicable: 0,
  failures: [] as readonly {
    readonly criterion: string;
    readonly title: string;
    readonly reason: string;
    readonly until: string;
  }[],
  pages: [] as readonly string[],
} as const;
