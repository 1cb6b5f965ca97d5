import { useRecordContext } from 'react-admin';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import type { Description } from '../../schema/description.ts';
import { arrangeSteps } from '../../schema/arrangeSteps.ts';
import type { RelatedAction } from '../page/ResourceConfig.ts';
import { useScope } from '../page/ScopeContext.tsx';
import type { Head } from './useHead.ts';

interface Related {
  /** The next step of the record, unless its process has one. */
  readonly next: RelatedAction | undefined;
  /** The others that have something to bring. */
  readonly others: readonly RelatedAction[];
  /** Missing part of the current season. */
  readonly missing: { readonly key: MessageKey; readonly season: string } | null;
}

/** The related actions of the record in the context, by what its head shows. */
export const useRelated = (
  related: readonly RelatedAction[],
  { open, closed, isReading }: Head,
  description: Description | null,
): Related => {
  const record = useRecordContext();
  const { season } = useScope(['season']);
  // The values of the current season say nothing of another one.
  if (season?.current !== true) return { next: undefined, others: related, missing: null };
  const [step] = open;
  const hasStep = arrangeSteps(record, description?.fields ?? []).some(({ role }) => role === 'next');
  const next = hasStep ? undefined : related.find(({ resource }) => resource === step?.action);
  const isDone = ({ resource }: RelatedAction): boolean =>
    isReading || closed.some(({ action }) => action === resource);
  return {
    next,
    others: related.filter((action) => action !== next && !isDone(action)),
    missing: step?.missing ? { key: step.missing, season: String(season.name) } : null,
  };
};
