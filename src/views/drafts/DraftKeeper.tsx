import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Draft } from '../../data/createDraftStore.ts';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toMap, type Json } from '../../schema/read.ts';
import type { FormBase } from '../conflicts/createFormBase.ts';
import { FormDraftContext } from './FormDraftContext.ts';
import { pickDescribed } from './pickDescribed.ts';

/** Typing goes on undisturbed: the draft is written when it pauses. */
const PAUSE_MS = 400;

interface DraftKeeperProps {
  readonly fields: readonly FieldDescription[];
  readonly base: FormBase;
}

/** Keeps what is typed and not saved, and offers what an earlier visit left behind. */
export const DraftKeeper = ({ fields, base }: DraftKeeperProps) => {
  const translate = useTranslate();
  const draft = use(FormDraftContext);
  const { getValues, reset, subscribe } = useFormContext();
  const { dirtyFields } = useFormState();
  const [offer, setOffer] = useState<Draft | null>(null);
  const latest = useRef({ fields, dirtyFields, offer });
  const hasLooked = useRef(false);
  useEffect(() => {
    latest.current = { fields, dirtyFields, offer };
  });

  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const found = await draft?.read();
      hasLooked.current = true;
      if (isLeft || !found) return;
      latest.current = { ...latest.current, offer: found };
      setOffer(found);
    };
    hasLooked.current = false;
    void look();
    return () => {
      isLeft = true;
    };
  }, [draft]);

  useEffect(() => {
    if (!draft) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!draft.isBegun()) return;
      // What an earlier visit left must be neither removed nor written over before it has been read.
      if (!hasLooked.current) {
        timer = setTimeout(keep, PAUSE_MS);
        return;
      }
      const { fields: described, dirtyFields: dirty, offer: offered } = latest.current;
      const typed = pickDescribed(described, toMap(getValues()), Object.keys(dirty));
      // What is still on offer stays beside what is typed meanwhile.
      const values: Json = { ...offered?.values, ...typed };
      const started = { ...pickDescribed(described, base.values(), Object.keys(values)), ...offered?.base };
      if (Object.keys(values).length > 0) draft.write(values, started);
      else draft.drop();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
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
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [draft, base, getValues, subscribe]);

  if (!draft || !offer) return null;
  const resume = (): void => {
    const names = Object.keys(offer.values);
    const values = pickDescribed(fields, offer.values, names);
    reset({ ...getValues(), ...values }, { keepDefaultValues: true });
    // Of a record that was changed since, the save asks whose value stays.
    base.adopt(pickDescribed(fields, offer.base, names));
    draft.begin();
    setOffer(null);
  };
  const refuse = (): void => {
    draft.drop();
    setOffer(null);
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
          <Button color="inherit" onClick={refuse}>
            {translate('drafts.refuse')}
          </Button>
        </>
      }
    >
      {translate('drafts.found', { date: formatDateTime(new Date(offer.savedAt).toISOString()) })}
    </Alert>
  );
};
