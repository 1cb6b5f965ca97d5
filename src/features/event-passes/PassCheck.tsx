import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useLocation } from 'react-router';
import { useRecordId } from '../../session/useRouteIds.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { codeInAddress } from './passCode.ts';
import { PassResult } from './PassResult.tsx';
import { usePassCheck } from './usePassCheck.ts';

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
              if (byKey) goOn();
            }}
          />
        )}
      </Box>
    </SectionCard>
  );
};
