import { useCallback } from 'react';
import { singularOf } from '../../i18n/counted.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toMap, toText } from '../../schema/read.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';

/** Name of a row of a collection, by its type and its code, else its place from 1: `Tableau B`, `Prix 2`. */
export const useRowTitle = (): ((field: FieldDescription, position: number, row: unknown) => string) => {
  const translate = useTranslate();
  return useCallback(
    (field, position, row) =>
      translate('rows.row', {
        noun: singularOf(fieldLabel(field)),
        position: toText(toMap(row).code) || position,
      }),
    [translate],
  );
};
