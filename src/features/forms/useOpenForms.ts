import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { dayOf } from '../../lib/dates.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { fieldNamed } from '../../schema/description.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { toText } from '../../schema/read.ts';
import { useDescription } from '../../views/page/useDescription.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';

/** An open form with the club's answer. */
export interface OpenForm {
  readonly iri: string;
  readonly title: string;
  readonly closeDate: unknown;
  /** Name of the structure that sends it. */
  readonly sender: string;
  readonly answer: {
    readonly iri: string;
    /** In the words of the server. */
    readonly state: string;
    readonly mayChange: boolean;
  } | null;
}

/** Forms open at a time are few. */
const MANY = 100;

/** The forms that wait for the club of the address. */
export const useOpenForms = () => {
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const [today] = useState(() => dayOf(new Date()));
  const templates = useQuery({
    queryKey: ['forms', 'open', today],
    queryFn: ({ signal }) =>
      provider.query(
        query('open forms', '/form_templates')
          .select('title', 'closeDate', 'organization.name')
          .where('todo', 'forms')
          .where('audience', 'club')
          .where('closeDate', { after: today })
          .orderBy('closeDate')
          .pagination({ limit: MANY })
          .withoutTotal(),
        { signal },
      ),
  });
  const answers = useGetList(
    'form-answers',
    {
      pagination: { page: 1, perPage: MANY },
      sort: { field: 'id', order: 'DESC' },
      filter: { organization: club?.['@id'] },
    },
    { enabled: Boolean(club), onError: () => undefined },
  );
  const described = useDescription('form-answers', 'list');
  const choices =
    described.status === 'ready' ? fieldNamed(described.description.fields, 'status')?.choices : null;
  const toAnswer = (iri: string): OpenForm['answer'] => {
    const found = answers.data?.find(({ template }) => iriOf(template) === iri);
    return found
      ? {
          iri: String(found.id),
          state: choices?.find(({ value }) => value === found.status)?.label ?? String(found.status),
          mayChange: permissionsOf(found).canUpdate,
        }
      : null;
  };
  return {
    forms: (templates.data?.data ?? []).map((form): OpenForm => ({
      iri: iriOf(form) ?? '',
      title: toText(valueAt(form, 'title')) ?? '',
      closeDate: valueAt(form, 'closeDate'),
      sender: toText(valueAt(form, 'organization.name')) ?? '',
      answer: toAnswer(iriOf(form) ?? ''),
    })),
    mayAnswer: (answers.meta as ListMeta | undefined)?.canCreate ?? false,
    isPending: templates.isPending || answers.isPending,
    error: templates.error ?? answers.error,
    retry: (): void => {
      void templates.refetch();
      void answers.refetch();
    },
  };
};
