import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { OptionConditions } from './useConditions.ts';
import { AUTOCOMPLETE } from './useRelationOptions.ts';

interface Nothing {
  readonly field: FieldDescription;
  readonly conditions: OptionConditions;
  readonly listed: boolean;
  readonly failed: boolean;
  readonly missing: number;
  /** A text narrows the list. */
  readonly narrowed: boolean;
}

/** Why a picker has nothing to offer. */
export const useNothingText = ({ field, conditions, listed, failed, missing, narrowed }: Nothing): string => {
  const translate = useTranslate();
  const { where, notWhere, complete } = conditions;
  if (!complete) return translate('choices.incomplete');
  if (failed) return translate(listed ? 'options.failed' : 'autocomplete.failed');
  if (missing > 0) return translate('autocomplete.minimum', { smart_count: AUTOCOMPLETE.characters });
  if (!listed) return translate('autocomplete.nothing');
  const filtered = narrowed || Object.keys({ ...where, ...notWhere }).length > 0;
  return filtered || field.referential === null
    ? translate('options.filtered')
    : translate('options.none', { type: field.referential });
};
