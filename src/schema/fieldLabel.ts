import type { FieldDescription } from './description.ts';

/** French label of a field: the server's or the catalogue's, else the name spelled out. */
export const fieldLabel = ({ label, name }: FieldDescription): string => label ?? spellOut(name);

/** `streetAddress` gives `Street address`: a server without labels still gets readable words. */
const spellOut = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
