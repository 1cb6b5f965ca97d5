/** Markup that libraries write by themselves: a zero-width space (MUI Select) and nothing at all. */
const FIXED: ReadonlySet<string> = new Set(['', '&#8203;', '&#8203']);

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string | null }): unknown;
}

/**
 * Lets exactly the fixed markup of our libraries through the Content-Security-Policy's Trusted Types, and no
 * other: whatever else is assigned to `innerHTML` throws. Called before the first render.
 */
export const allowFixedMarkup = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (FIXED.has(markup) ? markup : null) });
};
