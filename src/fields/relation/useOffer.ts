import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { iriOf } from '../../lib/iri.ts';
import { filterFound } from '../filterFound.ts';
import { useKnownRecords } from '../KnownRecords.tsx';
import { useConditions, type OptionConditions } from './useConditions.ts';
import { AUTOCOMPLETE, useRelationOptions } from './useRelationOptions.ts';

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

interface Choice {
  readonly conditions: OptionConditions;
  readonly value: readonly unknown[];
  /** The records that the new conditions leave, null until they are known. */
  readonly offered: readonly unknown[] | null;
  /** False where not all that is offered can be read: any change then makes the choice doubtful. */
  readonly listed: boolean;
  readonly onChange: (value: readonly unknown[]) => void;
}

/**
 * Takes back a choice that its conditions no longer allow; the server would refuse it. Answers whether the offer has
 * to be read to know. A choice that changes together with the conditions comes from a record that was loaded.
 */
const useStaleChoice = ({ conditions, value, offered, listed, onChange }: Choice): boolean => {
  const key = JSON.stringify(conditions.where);
  const chosen = value.map((entry) => iriOf(entry) ?? '').join(' ');
  const { complete } = conditions;
  const seen = useRef({ key, chosen, complete });
  const [doubtful, setDoubtful] = useState(false);
  useEffect(() => {
    const last = seen.current;
    seen.current = { key, chosen, complete };
    if (last.key === key || last.chosen !== chosen || chosen === '') return;
    if (complete && listed) setDoubtful(true);
    else if (last.complete) onChange([]);
    // A new `onChange` alone changes nothing; the one of the render that runs this is the latest.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, chosen, complete]);
  useEffect(() => {
    if (!doubtful || offered === null) return;
    setDoubtful(false);
    const kept = value.filter((entry) => offered.some((option) => iriOf(option) === iriOf(entry)));
    if (kept.length < value.length) onChange(kept);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [doubtful, offered]);
  return doubtful;
};
