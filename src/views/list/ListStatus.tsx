import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import { leavesNothing } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { allows } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';
import { useListCanCreate } from '../form/useCanCreate.ts';
import { Failure } from '../page/Failure.tsx';
import { toFilter, useScope } from '../page/ScopeContext.tsx';
import { TableSkeleton } from '../page/Skeletons.tsx';
import type { ListView } from '../page/ResourceConfig.ts';

/** Why a list shows no rows, and what one can do about it; nothing where it shows some. */
export const ListStatus = (view: Partial<ListView>) => {
  const translate = useTranslate();
  const { isPending, error, data, refetch } = useListContext();
  if (leavesNothing(error, data)) {
    if (isForbidden(error)) return <Failure message={translate('list.denied')} />;
    const retry = (): void => void refetch();
    return <Failure message={translate('list.failed')} detail={errorSentence(error)} onRetry={retry} />;
  }
  if (isPending) return <TableSkeleton />;
  return data && data.length > 0 ? null : <EmptyList {...view} />;
};

const EmptyList = ({ config, description }: Partial<ListView>) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, filterValues, setFilters } = useListContext();
  const isAllowed = useListCanCreate(config ?? {});
  const start = toFilter(useScope(config?.list?.preset));
  const set = Object.entries(filterValues as Json);
  // Nobody has chosen the initial filters: there is nothing there, as in a list without filters.
  const isNarrowed = set.some(([key, value]) => start[key] !== value);
  const mayCreate =
    description !== undefined && !config?.readOnly && allows(description, 'POST') && isAllowed === true;
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: { xs: 4, sm: 6 }, textAlign: 'center' }}>
      <Typography role="status" variant="h6" component="p">
        {translate('list.empty')}
      </Typography>
      <Typography color="text.secondary">
        {translate(isNarrowed ? 'lists.empty.narrowed' : 'lists.empty.bare')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        {set.length > 0 && (
          <Button variant="outlined" onClick={() => setFilters({})}>
            {translate('filters.clear')}
          </Button>
        )}
        {mayCreate && !isNarrowed && (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            component={LinkBase}
            to={createPath({ resource, type: 'create' })}
          >
            {translate('lists.empty.first')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
