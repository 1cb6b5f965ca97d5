import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { toAddress } from '../../lib/address.ts';
import { dayOf } from '../../lib/dates.ts';
import { idOf } from '../../lib/iri.ts';
import { rightOf } from '../../resources/rightOf.ts';
import { missingRight } from '../../session/access.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { useClubId } from '../../session/useRouteIds.ts';
import { Failure } from '../../views/page/Failure.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { BoardSkeleton } from '../../views/page/Skeletons.tsx';
import type { Todo } from '../defineFeature.ts';
import { useFeatures } from '../FeaturesContext.tsx';
import { useWorkingSeason } from '../useSeasons.ts';

/** 'À faire': pending work of the club that the reader may see, with counts. */
export const TodoBoard = () => {
  const translate = useTranslate();
  const id = useId();
  const asked = useTodos();
  if (asked.length === 0) return null;
  const answers = asked.map(({ answer }) => answer);
  const isWaiting = answers.some(({ isPending }) => isPending);
  const hasFailed = answers.every(({ isError }) => isError);
  const isIdle = answers.every(({ data }) => data?.data.length === 0);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate('todo.title')}
      </Typography>
      {isWaiting && <BoardSkeleton lines={10} />}
      {isIdle && <Alert severity="success">{translate('todo.none')}</Alert>}
      {hasFailed && (
        <Failure
          message={translate('todo.failed')}
          onRetry={() => {
            for (const { refetch } of answers) void refetch();
          }}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {asked.map(({ todo, filter, answer: { data, error, refetch } }) => {
          if (error && !hasFailed)
            return (
              <Failure
                key={todo.name}
                message={translate(`todo.${todo.name}.failed`)}
                onRetry={() => void refetch()}
              />
            );
          if (!data || data.data.length === 0) return null;
          return (
            <TodoCard
              key={todo.name}
              todo={todo}
              filter={filter}
              records={data.data}
              total={data.total ?? data.data.length}
            />
          );
        })}
      </Box>
    </Box>
  );
};

/** Records of each work that are shown. */
const SHOWN = 5;

/** The to-dos of the features that the reader may see, the most pressing first; asked for in one request. */
const useTodos = () => {
  const clubId = useClubId();
  const { club } = useScope(['club']);
  const { season } = useWorkingSeason();
  const state = useSessionState();
  const directory = useDirectory();
  const dataProvider = useDataProvider<AppDataProvider>();
  const features = useFeatures();
  const [today] = useState(() => dayOf(new Date()));
  const user = state.status === 'loggedIn' ? state.user : null;
  const iri = club?.['@id'] ?? null;
  const at = { club: iri ?? '', season: season?.['@id'] ?? null, today };
  const todos = features
    .flatMap((feature) => feature.todos ?? [])
    .filter(({ seasonal }) => iri !== null && (seasonal !== true || at.season !== null))
    .filter(({ resource }) => missingRight(user, Number(clubId), rightOf(resource) ?? {}) === null)
    .toSorted((one, other) => one.order - other.order)
    .map((todo) => ({ todo, filter: todo.filter(at) }));
  const answers = useQueries({
    queries: todos.map(({ todo: { name, resource, scope, select, orderBy }, filter }) => ({
      queryKey: [resource, 'todo', name, filter, iri],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
        const collection = directory.byName(resource)?.path ?? '';
        const conditions = { ...filter, ...(scope ? { [scope]: iri } : {}) };
        const asked = Object.entries(conditions).reduce(
          (all, [path, value]) => all.where(path, value),
          query(`todo ${collection}`, collection).select(...select),
        );
        return dataProvider.ask(asked.orderBy(orderBy).pagination({ limit: SHOWN }), { signal });
      },
    })),
  });
  return todos.flatMap((todo, index) => {
    const answer = answers[index];
    return answer ? [{ ...todo, answer }] : [];
  });
};

interface TodoCardProps {
  readonly todo: Todo;
  /** Filter of the list that shows all of them. */
  readonly filter: ReturnType<Todo['filter']>;
  /** The first of them. */
  readonly records: readonly RaRecord[];
  readonly total: number;
}

/** The number of some work and its first records, each leading to itself or to its sheet, all to the list of them. */
const TodoCard = ({ todo, filter, records, total }: TodoCardProps) => {
  const { name, resource, opens, toLine } = todo;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const clubId = useClubId();
  const id = useId();
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  const toPlace = (record: RaRecord): string =>
    opens
      ? toAddress(clubId, opens, { id: idOf(String(record.id)) ?? String(record.id) })
      : createPath({ resource, type: 'show', id: record.id });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h3" variant="subtitle1">
        {translate(`todo.${name}.title`, { smart_count: total })}
      </Typography>
      <List dense>
        {records.map((record) => {
          const { text, date } = toLine(record);
          return (
            <ListItem key={record.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <Link component={LinkBase} to={toPlace(record)}>
                {text}
              </Link>
              <Typography component="span" variant="body2" color="textSecondary">
                {translate(`todo.${name}.due`, { date })}
              </Typography>
            </ListItem>
          );
        })}
      </List>
      <Link component={LinkBase} to={`${createPath({ resource, type: 'list' })}?${search}`}>
        {translate(`todo.${name}.all`, { smart_count: total })}
      </Link>
    </Card>
  );
};
