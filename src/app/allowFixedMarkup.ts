/** Markup that libraries write by themselves: a zero-width space (MUI Select), an empty drawing (Leaflet) and nothing at all. */
const FIXED: ReadonlySet<string> = new Set(['', '&#8203;', '&#8203', '<svg/>']);

/** Folder of the built files of the application, workers among them. */
const ASSETS = '/assets/';
/** The worker that opens the application without network. */
const SHELL = '/sw.js';

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: {
      createHTML: (markup: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/**
 * Trusted Types policy: allows the fixed markup of our libraries and the workers of our own build; any other text
 * assigned to `innerHTML` or started as a script throws. Called before the first render.
 */
export const allowFixedMarkup = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (FIXED.has(markup) ? markup : null),
    createScriptURL: (url) => (isOwnFile(url) ? url : null),
  });
};

const isOwnFile = (address: string): boolean => {
  const url = new URL(address, location.href);
  return url.origin === location.origin && (url.pathname.startsWith(ASSETS) || url.pathname === SHELL);
};
