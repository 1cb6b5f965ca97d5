import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { accountOf } from '../../../session/SessionState.ts';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { useServices } from '../../ServicesContext.tsx';
import { readFacts } from '../sync/readFacts.ts';
import { registerShell } from '../sync/registerShell.ts';

/** Stores the sheet of a meeting on this device before one leaves for a hall without network; a sign once it is there. */
export const PrepareOffline = ({ match, teams }: { readonly match: string; readonly teams: string }) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { session, sheets, transport } = useServices();
  const [isBusy, setBusy] = useState(false);
  const account = accountOf(session.getState()) ?? '';
  const queryKey = ['stored-sheet', account, match];
  const { data: isReady } = useQuery({
    queryKey,
    queryFn: async () => (await sheets.read(account, match).catch(() => null)) !== null,
    networkMode: 'always',
  });
  const prepare = async (): Promise<void> => {
    setBusy(true);
    try {
      const { facts, held } = await readFacts(transport, match);
      const hasShell = await registerShell();
      if (!(await sheets.isAvailable()) || (import.meta.env.PROD && !hasShell))
        throw new Error('Nothing is kept');
      await sheets.writeFacts(account, match, { facts, base: held.parts });
      await queries.invalidateQueries({ queryKey });
    } catch {
      toasts.show({ text: translate('sheet.prepareFailed'), kind: 'error', key: 'sheet' });
    }
    setBusy(false);
  };
  if (isReady) return <Chip size="small" color="success" label={translate('sheet.sync.ready')} />;
  return (
    <Button
      disabled={isBusy || isReady === undefined}
      aria-label={`${translate('sheet.sync.prepare')} ${teams}`}
      onClick={() => void prepare()}
    >
      {translate('sheet.sync.prepare')}
    </Button>
  );
};
