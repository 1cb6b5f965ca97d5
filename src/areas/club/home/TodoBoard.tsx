import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { nameOf } from '../../../data/graphql/nameOf.ts';
import { query } from '../../../data/graphql/query.ts';
import { useDirectory } from '../../../fields/DirectoryContext.tsx';
import { toDateInput } from '../../../lib/dates.ts';
import { missingRight } from '../../../session/access.ts';
import { useSessionState } from '../../../session/useSessionState.ts';
import { Failure } from '../../../views/Failure.tsx';
import { Loading } from '../../../views/Loading.tsx';
import { useScope } from '../../../views/ScopeContext.tsx';
import { rightOf } from '../rightOf.ts';
import { useWorkingSeason } from '../WorkingSeason.ts';
import { clubTodos } from './clubTodos.ts';
import { TodoCard } from './TodoCard.tsx';

/** Records of each work that are shown. */
const SHOWN = 5;

/** 'À faire': what waits for the club and may be seen, each with its number; asked for in one request. */
export const TodoBoard = () => {
  const translate = useTranslate();
  const id = useId();
  const { clubId } = useParams();
  const { club } = useScope(['club']);
  const { season } = useWorkingSeason();
  const state = useSessionState();
  const directory = useDirectory();
  const dataProvider = useDataProvider<AppDataProvider>();
  const [today] = useState(() => toDateInput(new Date().toISOString()));
  const user = state.status === 'loggedIn' ? state.user : null;
  const iri = club?.['@id'] ?? null;
  const todos = (iri ? clubTodos({ club: iri, season: season?.['@id'] ?? null, today }) : []).filter(
    ({ resource }) => missingRight(user, Number(clubId), rightOf(resource) ?? {}) === null,
  );
  const answers = useQueries({
    queries: todos.map(({ name, resource, filter, scope, select, order }) => ({
      queryKey: [resource, 'todo', name, filter, iri],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
        const collection = directory.byName(resource)?.path ?? '';
        const conditions = { ...filter, ...(scope ? { [scope]: iri } : {}) };
        const asked = Object.entries(conditions).reduce(
          (all, [path, value]) => all.where(path, value),
          query(nameOf(`todo ${collection}`, conditions), collection).select(...select),
        );
        return dataProvider.ask(asked.orderBy(order).pagination({ limit: SHOWN }), { signal });
      },
    })),
  });
  if (todos.length === 0) return null;
  const isWaiting = answers.some(({ isPending }) => isPending);
  const hasFailed = answers.every(({ isError }) => isError);
  const isIdle = answers.every(({ data }) => data?.data.length === 0);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate('todo.title')}
      </Typography>
      {isWaiting && <Loading />}
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
        {todos.map((todo, index) => {
          const { data, error, refetch } = answers[index] ?? {};
          if (error && !hasFailed)
            return (
              <Failure
                key={todo.name}
                message={translate(`todo.${todo.name}.failed`)}
                onRetry={() => void refetch?.()}
              />
            );
          if (!data || data.data.length === 0) return null;
          return (
            <TodoCard
              key={todo.name}
              todo={todo}
              records={data.data}
              total={data.total ?? data.data.length}
            />
          );
        })}
      </Box>
    </Box>
  );
};
