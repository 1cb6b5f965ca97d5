import { useCallback, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { KeepStateOptions } from 'react-hook-form';

/**
 * How react-admin resets the form when its record changes: typed values survive a record that is read afresh, with
 * what is said about them, but the answer to our own save replaces them. The options change with the record alone:
 * they are an effect dependency of the form.
 */
export const useResetOptions = (): readonly [options: KeepStateOptions, onSaved: () => void] => {
  const record = useRecordContext();
  const [last, setLast] = useState({ record, isSaved: false, options: KEEP });
  if (last.record !== record) setLast({ record, isSaved: false, options: last.isSaved ? REPLACE : KEEP });
  const onSaved = useCallback(() => setLast((before) => ({ ...before, isSaved: true })), []);
  return [last.options, onSaved];
};

/** Submitted, a form goes on checking what is typed: a message that stays must also go once it is corrected. */
const KEEP: KeepStateOptions = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

const REPLACE: KeepStateOptions = {};
