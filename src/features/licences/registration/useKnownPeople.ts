import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { useDebouncedValue } from '../../../fields/relation/useDebouncedValue.ts';
import { AUTOCOMPLETE } from '../../../fields/relation/useRelationOptions.ts';
import { isCancelled } from '../../../http/ApiError.ts';
import { toKnown, toQuestions, type Identity, type KnownPerson } from './knownPeople.ts';

interface KnownPeople {
  readonly people: readonly KnownPerson[];
  /** Enough is known to look, and the answer has come. */
  readonly isOver: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Looks for people on record once what is typed has rested; an unchanged identity is asked for once. */
export const useKnownPeople = (identity: Identity): KnownPeople => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const wanted = JSON.stringify(identity);
  const rested = useDebouncedValue(wanted, AUTOCOMPLETE.debounceMs);
  const asked = JSON.parse(rested) as Identity;
  const questions = toQuestions(asked);
  const answers = useQueries({
    queries: questions.map((question) => ({
      queryKey: ['persons', 'known', question.name, question.parts.where],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await dataProvider.ask(question, { signal })).data,
    })),
  });
  return {
    people: toKnown(
      asked,
      answers.flatMap(({ data }) => data ?? []),
    ),
    isOver: questions.length > 0 && rested === wanted && answers.every(({ isPending }) => !isPending),
    hasFailed: answers.some(({ error }) => error !== null && !isCancelled(error)),
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
  };
};
