import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { Failure } from '../page/Failure.tsx';
import { TableSkeleton } from '../page/Skeletons.tsx';

/** How many results there are, or why there are none; announced when it changes. */
export const ListStatus = () => {
  const translate = useTranslate();
  const { isPending, error, total, data, refetch } = useListContext();
  if (error) {
    if (isForbidden(error)) return <Failure message={translate('list.denied')} />;
    const retry = (): void => void refetch();
    return <Failure message={translate('list.failed')} detail={errorSentence(error)} onRetry={retry} />;
  }
  if (isPending) return <TableSkeleton />;
  const rows = data?.length ?? 0;
  const empty = rows === 0;
  return (
    <Typography role="status" variant={empty ? 'body1' : 'body2'} sx={empty ? { py: 3 } : {}}>
      {empty ? translate('list.empty') : translate('records.count', { smart_count: total ?? rows })}
    </Typography>
  );
};
