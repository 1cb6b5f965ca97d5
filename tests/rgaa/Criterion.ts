/** One of the 106 criteria of RGAA 4.1.2, and what shows that the product keeps it. */
export interface Criterion {
  /** `1.1` */
  readonly id: string;
  /** The requirement, in French and in our words. */
  readonly text: string;
  /** Its subject, a CSS selector; every page without one. Where nothing is found it does not apply. */
  readonly about?: string;
  /** Why the product has nothing that it is about, where no selector can show it. */
  readonly none?: string;
  /** Tests that go red, `file › part of a title`, beside the checks of `checks.ts` and the rules of axe. */
  readonly shown?: readonly string[];
  /** Findings of a reader on the sample where no machine can judge. */
  readonly read?: string;
  /** Why it is not kept, in French for the declaration, and until when (`2027-03-31`). */
  readonly fails?: { readonly reason: string; readonly until: string };
}
