import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Failure } from '../../views/page/Failure.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { TodoCard } from './TodoCard.tsx';
import { useTodos } from './useTodos.ts';

/** 'À faire': what waits for the club and may be seen, each with its number. */
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
