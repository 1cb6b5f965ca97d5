import { useTranslate } from 'react-admin';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import type { Problem } from './toProblems.ts';

/** Where a problem stands, in words: `Contacts, ligne 2, Téléphone`. */
export const useTrail = (): ((problem: Problem) => string) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  return ({ trail }) =>
    trail
      .map((step) =>
        typeof step === 'number' ? translate('invalid.row', { position: step }) : labelOf(step),
      )
      .join(', ');
};
