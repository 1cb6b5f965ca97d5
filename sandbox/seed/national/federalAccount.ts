/** Whose rights reach every club of the country scale; its password is that of the demonstration. */
export const FEDERAL_ACCOUNT = 'federation';
