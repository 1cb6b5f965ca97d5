import { useEffect, useRef, useState } from 'react';
import { iriOf } from '../../lib/iri.ts';
import type { OptionConditions } from './useConditions.ts';

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
export const useStaleChoice = ({ conditions, value, offered, listed, onChange }: Choice): boolean => {
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
