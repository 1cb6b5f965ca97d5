import { useTranslate } from 'react-admin';
import type { FieldDescription } from '../schema/description.ts';

/** French label of a field: the server's, else one of the catalogue, else the name spelled out. */
export const useFieldLabel = (): ((field: FieldDescription) => string) => {
  const translate = useTranslate();
  return (field) => field.label ?? translate(`fields.${field.name}`, { _: spellOut(field.name) });
};

/** `streetAddress` gives `Street address`: a server without labels still gets readable words. */
const spellOut = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
