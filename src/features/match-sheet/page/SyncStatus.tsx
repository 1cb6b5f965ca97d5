import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { Sheet } from '../sync/sheet.ts';
import { registerShell, useLateSheetState, useSheetState } from '../sync/useSheet.ts';
import { goTo } from './faultTexts.tsx';

/** Sync status: on the server, being sent, or on this device alone, and why, in view wherever one types. */
export const SyncStatus = ({ sheet, isStored }: { readonly sheet: Sheet; readonly isStored: boolean }) => {
  const translate = useTranslate();
  const { phase, failure, waiting, blocked, isKept, isWithdrawn } = useLateSheetState(sheet, (state) => ({
    phase: state.phase,
    failure: state.failure,
    waiting: state.waiting.length,
    blocked: state.blocked,
    isKept: state.isKept,
    isWithdrawn: state.isWithdrawn,
  }));
  const [hasShell, setShell] = useState(false);
  useEffect(() => {
    void registerShell().then(setShell);
  }, []);
  const line = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // The button goes with the failure, and the focus would be lost.
    if (hadFocus.current && document.activeElement === document.body) line.current?.focus();
  });
  const isIdle = phase === 'idle' && waiting === 0 && blocked.length === 0;
  return (
    <>
      <Stack
        ref={line}
        tabIndex={-1}
        direction="row"
        useFlexGap
        onFocus={() => (hadFocus.current = true)}
        onBlur={() => (hadFocus.current = false)}
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {/* Numbers that change with each entry are for the eye, and would drown the score for who listens. */}
        {phase === 'sending' && <Chip size="small" label={translate('sheet.sync.sending')} />}
        {waiting > 0 && (
          <Chip size="small" label={translate('sheet.sync.waiting', { smart_count: waiting })} />
        )}
        {blocked.length > 0 && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={translate('sheet.sync.blocked', { smart_count: blocked.length })}
            onClick={() => goTo(blocked[0] ?? 'match/status')}
          />
        )}
        <Box role="status" sx={{ display: 'contents' }}>
          {(isIdle || (phase !== 'idle' && phase !== 'sending')) && (
            <Chip
              size="small"
              color={isIdle ? 'success' : 'default'}
              label={translate(`sheet.sync.${phase}`)}
            />
          )}
          {isWithdrawn && (
            <Chip
              size="small"
              color="warning"
              label={translate('sheet.sync.withdrawn')}
              onClick={() => goTo('match/status')}
            />
          )}
          {/* On one line of a phone as a rule: what is typed below must not jump with each round. */}
          {isIdle && isStored && isKept && hasShell && (
            <Chip size="small" variant="outlined" label={translate('sheet.sync.ready')} />
          )}
        </Box>
        {(phase === 'offline' || phase === 'failed') && (
          <Button size="small" onClick={() => void sheet.synchronise()}>
            {translate('sheet.sync.retry')}
          </Button>
        )}
      </Stack>
      {failure && (
        <Alert severity="error" sx={{ flex: '1 1 100%', py: 0 }}>
          {failure}
        </Alert>
      )}
    </>
  );
};

/** Unusual states, in sentences. */
export const SyncAlerts = ({ sheet, isStored }: { readonly sheet: Sheet; readonly isStored: boolean }) => {
  const translate = useTranslate();
  const { isKept, isShared } = useSheetState(sheet, (state) => ({
    isKept: state.isKept,
    isShared: state.isShared,
  }));
  return (
    <>
      {(!isKept || !isStored) && <Alert severity="warning">{translate('sheet.sync.notKept')}</Alert>}
      {isShared && <Alert severity="info">{translate('sheet.otherTab')}</Alert>}
    </>
  );
};
