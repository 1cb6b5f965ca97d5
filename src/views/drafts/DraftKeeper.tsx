import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import { formatToMinute } from '../../i18n/formatDateTime.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toMap, type Json } from '../../schema/read.ts';
import type { FormBase } from '../save/createFormBase.ts';
import { onLeave } from './onLeave.ts';
import type { FormDraft } from './useFormDraft.ts';

interface DraftKeeperProps {
  readonly draft: FormDraft;
  readonly fields: readonly FieldDescription[];
  readonly base: FormBase;
}

/** Keeps what is typed and not saved, and offers what an earlier visit left behind. */
export const DraftKeeper = ({ draft, fields, base }: DraftKeeperProps) => {
  const translate = useTranslate();
  const { getValues, reset } = useFormContext();
  const offer = useSyncExternalStore(draft.subscribe, draft.getOffer);
  useDraftWriting({ draft, fields, base });
  useEffect(() => void draft.look(), [draft]);

  if (!offer) return null;
  const resume = (): void => {
    const names = Object.keys(offer.values);
    const values = pickDescribed(fields, offer.values, names);
    reset({ ...getValues(), ...values }, { keepDefaultValues: true });
    // Of a record that was changed since, the save has the user choose whose value stays.
    base.adopt(pickDescribed(fields, offer.base, names));
    draft.take();
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={resume}>
            {translate('drafts.resume')}
          </Button>
          <Button color="inherit" onClick={draft.refuse}>
            {translate('drafts.refuse')}
          </Button>
        </>
      }
    >
      {translate('drafts.found', { date: formatToMinute(new Date(offer.savedAt).toISOString()) })}
    </Alert>
  );
};

/** Typing goes on undisturbed: the draft is written when it pauses. */
const PAUSE_MS = 400;

const useDraftWriting = ({ draft, fields, base }: DraftKeeperProps): void => {
  const { getValues, getFieldState, subscribe } = useFormContext();
  const write = useEffectEvent(() => {
    const names = fields.map(({ name }) => name).filter((name) => getFieldState(name).isDirty);
    draft.write(
      pickDescribed(fields, toMap(getValues()), names),
      pickDescribed(fields, base.values(), names),
    );
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!draft.isBegun()) return;
      if (draft.hasLooked()) write();
      else timer = setTimeout(keep, PAUSE_MS);
    };
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      // Without a name the whole form was set: by a save or a record read afresh, not by its user.
      callback: ({ name }) => {
        if (name === undefined) return;
        draft.begin();
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    const keepNow = (): void => {
      if (timer !== undefined) keep();
    };
    const stop = onLeave(keepNow);
    return () => {
      unsubscribe();
      stop();
      keepNow();
    };
  }, [draft, subscribe]);
};

/** The named values that a form may write: the description may have changed since a draft was kept. */
const pickDescribed = (
  fields: readonly FieldDescription[],
  values: Json,
  names: readonly string[],
): Record<string, unknown> => {
  const writable = new Set(fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name));
  return Object.fromEntries(
    names
      .filter((name) => writable.has(name) && Object.hasOwn(values, name))
      .map((name) => [name, values[name] ?? null]),
  );
};
