import { useEffect, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fullName } from '../../lib/fullName.ts';
import { valueAt } from '../../lib/paths.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FormBase } from './createFormBase.ts';
import type { SaveStore } from './createSaveStore.ts';

interface ConflictGuardProps {
  readonly save: SaveStore;
  readonly fields: readonly FieldDescription[];
  /** Form values of the record as the page has it. */
  readonly initial: Json;
  readonly base: FormBase;
}

/** Follows the record of a form, and has the user choose where both sides changed a field. */
export const ConflictGuard = ({ save, fields, initial, base }: ConflictGuardProps) => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const state = useSyncExternalStore(save.subscribe, save.get);
  useEffect(() => base.follow(fields, initial, getValues()), [base, fields, initial, getValues]);
  if (state.kind !== 'conflict') return null;
  const { data } = state.version;
  return (
    <ConflictDialog
      conflicts={state.comparison.conflicts}
      changedBy={translate('audit.modified', {
        date: formatDateTime(valueAt(data, 'dateModified')) ?? PLACEHOLDER,
        person: fullName(valueAt(data, 'editor.person')),
      })}
      onBack={() => save.dispatch({ kind: 'wentBack' })}
      onChosen={(theirs) => save.dispatch({ kind: 'chosen', theirs })}
    />
  );
};
