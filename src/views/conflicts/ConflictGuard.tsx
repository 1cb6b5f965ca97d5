import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import type { RecordVersion } from '../../data/hydra.ts';
import { ApiError } from '../../http/ApiError.ts';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { fullName } from '../../lib/fullName.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { isSentAlike, toPayload } from '../../schema/payload.ts';
import type { Json } from '../../schema/read.ts';
import { compareVersions, withTheirs, type Conflict } from './compareVersions.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FormBase } from './createFormBase.ts';
import { withOwnSend } from './withOwnSend.ts';

/** How the record of a form is read again. */
export interface RecordVersions {
  /** As the server holds it now; rejects with an `ApiError`. */
  readonly read: () => Promise<RecordVersion>;
  /** Has the page show it. */
  readonly refresh: () => void;
}

export interface Checked {
  /** `stopped`: the user went back to the form. `held`: the server holds the values already. */
  readonly outcome: 'send' | 'held' | 'stopped';
  readonly version: RecordVersion;
  readonly values: Json;
  /** Fields that hold what the other side wrote, where this one had changed nothing. */
  readonly taken: readonly FieldDescription[];
}

export interface Guard {
  /**
   * Reads the record again and joins it with `values`, asking where both sides changed a field. `sent` are the values
   * of an earlier send that may have been carried out; null when there was none.
   */
  readonly check: (
    values: Json,
    sent: Json | null,
    onQuestion: (isOpen: boolean) => void,
  ) => Promise<Checked>;
}

interface ConflictGuardProps {
  readonly ref: Ref<Guard>;
  readonly fields: readonly FieldDescription[];
  /** Form values of the record as the page holds it. */
  readonly initial: Json;
  readonly base: FormBase;
  readonly versions: RecordVersions;
}

interface Question {
  readonly conflicts: readonly Conflict[];
  readonly record: Json;
  readonly answer: (theirs: readonly Conflict[] | null) => void;
}

/** Stands between a form and its save, so that nobody overwrites a change that they have not seen. */
export const ConflictGuard = ({ ref, fields, initial, base, versions }: ConflictGuardProps) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => base.follow(fields, initial, getValues()), [base, fields, initial, getValues]);

  const choose = (conflicts: readonly Conflict[], record: Json): Promise<readonly Conflict[] | null> =>
    new Promise((resolve) => {
      const answer: Question['answer'] = (chosen) => {
        setQuestion(null);
        resolve(chosen);
      };
      setQuestion({ conflicts, record, answer });
    });

  const check: Guard['check'] = async (values, sent, onQuestion) => {
    // Of the same moment as the values: the record may be read anew meanwhile, and the form start from that.
    const started = base.values();
    const version = await versions.read();
    // When the session has ended, react-admin answers an empty record in the place of the failure.
    if (version.data?.id === undefined)
      throw new ApiError({ kind: 'authentication', message: 'The session has ended' });
    const theirs = toFormValues(fields, version.data);
    const found = { base: started, mine: values, theirs };
    const compared = compareVersions(fields, sent ? withOwnSend(fields, sent, found) : found);
    const { conflicts, taken } = compared;
    if (conflicts.length > 0) onQuestion(true);
    const chosen = conflicts.length > 0 ? await choose(conflicts, version.data) : [];
    if (!chosen) return { outcome: 'stopped', version, values, taken };
    if (conflicts.length > 0) onQuestion(false);
    const merged = withTheirs(compared.merged, chosen);
    for (const field of fields) {
      const value = merged[field.name];
      // An input is left alone where it holds the same value to send.
      if (!isSentAlike(field, value, values[field.name])) setValue(field.name, value, { shouldDirty: true });
    }
    base.restart(theirs);
    const isHeld = JSON.stringify(toPayload(fields, merged)) === JSON.stringify(toPayload(fields, theirs));
    return { outcome: isHeld ? 'held' : 'send', version, values: merged, taken };
  };
  // Made anew with every render: the latest fields count.
  useImperativeHandle(ref, () => ({ check }));

  if (!question) return null;
  return (
    <ConflictDialog
      conflicts={question.conflicts}
      changedBy={translate('audit.modified', {
        date: formatDateTime(valueAt(question.record, 'dateModified')) ?? PLACEHOLDER,
        person: fullName(valueAt(question.record, 'editor.person')),
      })}
      onBack={() => question.answer(null)}
      onChosen={question.answer}
    />
  );
};
