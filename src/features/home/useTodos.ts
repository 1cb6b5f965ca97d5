import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { dayOf } from '../../lib/dates.ts';
import { rightOf } from '../../resources/rightOf.ts';
import { missingRight } from '../../session/access.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { useClubId } from '../../session/useRouteIds.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import type { Todo } from '../defineFeature.ts';
import { useFeatures } from '../FeaturesContext.tsx';
import { useWorkingSeason } from '../useSeasons.ts';

type Answer = UseQueryResult<{
  readonly data: readonly RaRecord[];
  readonly total?: number | null | undefined;
}>;

/** A to-do and what the server answers to it. */
export interface AnsweredTodo {
  readonly todo: Todo;
  /** Filter of the list that shows all of them. */
  readonly filter: ReturnType<Todo['filter']>;
  readonly answer: Answer;
}

/** Records of each work that are shown. */
const SHOWN = 5;

/** The to-dos of the features that the reader may see, the most pressing first; queried in one request. */
export const useTodos = (): { readonly answered: readonly AnsweredTodo[]; readonly today: string } => {
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
        const todoQuery = Object.entries(conditions).reduce(
          (all, [path, value]) => all.where(path, value),
          query(`todo ${collection}`, collection).select(...select),
        );
        return dataProvider.query(todoQuery.orderBy(orderBy).pagination({ limit: SHOWN }), { signal });
      },
    })),
  });
  const answered = todos.flatMap((todo, index) => {
    const answer = answers[index];
    return answer ? [{ ...todo, answer }] : [];
  });
  return { answered, today };
};
