import { isObject, toText } from '../../schema/read.ts';

/** A town as the read model names it (domain: one entry per postal code). */
export interface Town {
  readonly id: string;
  readonly name: string;
  readonly postalCode: string;
}

/** Reads an entry of the read model `towns`; null for one without name or postal code, which fills nothing. */
export const fromTown = (raw: unknown): Town | null => {
  if (!isObject(raw)) return null;
  const [id, name, postalCode] = [raw.id, raw.name, raw.postalCode].map(toText);
  return id && name && postalCode ? { id, name, postalCode } : null;
};
