import { useEffect } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { filterFound } from '../filterFound.ts';
import { useKnownRecords } from '../KnownRecords.tsx';
import { useConditions } from './useConditions.ts';
import { AUTOCOMPLETE, useRelationOptions } from './useRelationOptions.ts';
import { useStaleChoice } from './useStaleChoice.ts';

interface OfferOptions {
  readonly field: FieldDescription;
  readonly id: string;
  readonly name: string;
  readonly onChange: (value: readonly unknown[]) => void;
}

/** The records on offer, why there are none, and the search for more. */
export const useOffer = ({ field, id, name, onChange }: OfferOptions, value: readonly unknown[]) => {
  const translate = useTranslate();
  const conditions = useConditions(name);
  const { where, notWhere, complete } = conditions;
  const known = useKnownRecords(field.path);
  const listed = field.referential !== null || known !== null || conditions.whole;
  const offer = useRelationOptions({ field, id, conditions, listed });
  const { options, offered, searching, overtaken, failed, missing, more, search, typed, open } = offer;
  const doubtful = useStaleChoice({ conditions, value, offered, listed, onChange });
  useEffect(() => {
    if (doubtful) open();
    // Opening twice changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [doubtful]);
  const tooMany = translate('choices.more', { smart_count: AUTOCOMPLETE.page });
  const whyNothing = (): string => {
    if (!complete) return translate('choices.incomplete');
    if (failed) return translate(listed ? 'options.failed' : 'autocomplete.failed');
    if (missing > 0) return translate('autocomplete.minimum', { smart_count: AUTOCOMPLETE.characters });
    if (more) return tooMany;
    if (!listed) return translate('autocomplete.nothing');
    const isNarrowed = typed !== '' || Object.keys({ ...where, ...notWhere }).length > 0;
    return isNarrowed || field.referential === null
      ? translate('options.filtered')
      : translate('options.none', { type: field.referential });
  };
  return {
    options,
    open,
    search,
    /** Notice that the records on offer are not all. */
    notice: more && options.length > 0 ? tooMany : null,
    shown: {
      options,
      loading: searching && missing === 0,
      loadingText: translate(listed ? 'options.loading' : 'autocomplete.searching'),
      noOptionsText: whyNothing(),
      // A list that is loaded whole is that of no text.
      filterOptions: filterFound(listed || overtaken),
    },
  };
};
