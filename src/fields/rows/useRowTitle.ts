import { useCallback } from 'react';
import { singularOf } from '../../i18n/counted.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** Name of a row of a collection, by its type and its place from 1: `Tableau 1`, `Prix 2`. */
export const useRowTitle = (): ((field: FieldDescription, position: number) => string) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  return useCallback(
    (field, position) => translate('rows.row', { noun: singularOf(labelOf(field)), position }),
    [translate, labelOf],
  );
};
