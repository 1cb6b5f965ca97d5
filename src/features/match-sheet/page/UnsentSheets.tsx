import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { accountOf } from '../../../session/SessionState.ts';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { useServices } from '../../ServicesContext.tsx';
import { readUnsent } from '../sync/openStored.ts';
import { SheetLink } from './SheetLink.tsx';

/** The sheets with entries that this device alone holds, each with the way to send them. */
export const UnsentSheets = () => {
  const translate = useTranslate();
  const { session, sheets } = useServices();
  const account = accountOf(session.getState()) ?? '';
  const { data } = useQuery({
    queryKey: ['unsent-sheets', account],
    queryFn: () => readUnsent(sheets, account),
    networkMode: 'always',
    gcTime: 0,
  });
  if (!data?.length) return null;
  return (
    <SectionCard title={translate('sheet.unsent.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ key: match, count, name }) => (
          <li key={match}>
            {translate('sheet.unsent.line', { smart_count: count, name: name ?? translate('sheet.open') })}{' '}
            <SheetLink match={match} name={`${translate('sheet.open')} ${name ?? ''}`} />
          </li>
        ))}
      </Box>
    </SectionCard>
  );
};
