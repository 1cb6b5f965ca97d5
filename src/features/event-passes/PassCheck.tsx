import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useRecordId } from '../../session/useRouteIds.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { codeInAddress, toCode } from './passCode.ts';
import { PassResult, type Outcome } from './PassResult.tsx';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { failureText } from '../failureText.ts';

/** Check of passes at the entry of an event. A scanned pass brings its code in the address. */
export const PassCheck = () => {
  const translate = useTranslate();
  const event = useRecordId();
  const { search } = useLocation();
  const initialCode = codeInAddress(search);
  const [typed, setTyped] = useState(initialCode ?? '');
  const [isMissing, setMissing] = useState(false);
  const { outcome, check, letIn } = usePassCheck();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (initialCode === null) return;
    setTyped(initialCode);
    check(initialCode);
    // Each address is looked up once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [initialCode]);

  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim() !== '') check(typed);
    goOn();
  };
  /** The next code takes the place of this one. */
  const goOn = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  return (
    <SectionCard title={translate('pass.control')}>
      <Box
        component="form"
        noValidate
        aria-label={translate('pass.control')}
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      >
        <TextField
          label={translate('pass.typed')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isMissing}
          helperText={translate(isMissing ? 'pass.empty' : 'pass.help')}
          inputRef={field}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 500 } }}
          sx={{ flex: '1 1 220px', maxWidth: 420 }}
        />
        <Button type="submit" variant="contained" size="large">
          {translate('pass.check')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {outcome && (
          <PassResult
            outcome={outcome}
            event={event}
            onLetIn={(state, byKey) => {
              letIn(state);
              // By touch, the phone's keyboard would cover the result.
              if (byKey || matchMedia('(pointer: fine)').matches) goOn();
            }}
          />
        )}
      </Box>
    </SectionCard>
  );
};

const RESOURCE = 'participants';

/**
 * Looks passes up and lets their holders in. The write is bound to the version that was read: of two
 * that let the same pass in at once the second is refused, and shown what the first has done.
 */
const usePassCheck = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const { club } = useScope(['club']);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const latest = useRef(0);

  /** `mayBeIn`: whether the failure leaves open if the holder was let in. */
  const show = (find: () => Promise<Outcome>, mayBeIn = (_error: unknown): boolean => false): void => {
    latest.current += 1;
    const turn = latest.current;
    const publish = (next: Outcome): void => {
      // The answer about an earlier pass must not be taken for that of the present one.
      if (turn === latest.current) setOutcome(next);
    };
    publish({ kind: 'checking' });
    find().then(publish, (error: unknown) =>
      publish({ kind: 'failed', reason: failureText(error), mayBeIn: mayBeIn(error) }),
    );
  };

  const read = async (id: RaRecord['id'], isFresh: boolean): Promise<Outcome> => {
    const { data: participant, etag } = await dataProvider.getVersion(RESOURCE, id);
    return { kind: 'found', participant, etag, isFresh };
  };

  return {
    outcome,
    check: (typed: string): void =>
      show(async () => {
        const code = toCode(typed);
        const { data } = await dataProvider.getList(RESOURCE, {
          filter: { passCode: code, ...(club ? { 'clubEvent.club': club['@id'] } : {}) },
          pagination: { page: 1, perPage: 25 },
          sort: { field: 'passCode', order: 'ASC' },
        });
        const row = data.find(({ passCode }) => passCode === code);
        return row ? await read(row.id, false) : { kind: 'unknown', code };
      }),
    /** Takes the step of the participant that leads to this value of its state. */
    letIn: (state: unknown): void => {
      if (outcome?.kind !== 'found') return;
      const { participant, etag } = outcome;
      let isIn = false;
      const letThemIn = async (): Promise<Outcome> => {
        const data = withWriteOptions({ passState: state }, { ifMatch: etag, isPart: true });
        try {
          await dataProvider.update(RESOURCE, { id: participant.id, data, previousData: participant });
        } catch (error) {
          if (apiErrorOf(error)?.kind === 'conflict') return await read(participant.id, false);
          throw error;
        }
        isIn = true;
        void queryClient.invalidateQueries({ queryKey: [RESOURCE] });
        return await read(participant.id, true);
      };
      show(letThemIn, (error) => isIn || mayBeDone(error));
    },
  };
};

/** No answer, or that of a server that stumbled perhaps over the answer alone. */
const mayBeDone = (error: unknown): boolean => {
  const failure = apiErrorOf(error);
  return failure !== null && (failure.unknownOutcome || (failure.status ?? 0) >= 500);
};
