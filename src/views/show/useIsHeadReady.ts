import { useEffect, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import type { Description, FieldDescription } from '../../schema/description.ts';
import type { HeadConfig } from '../page/ResourceConfig.ts';
import { useDescription } from '../page/useDescription.ts';
import { useHead } from './useHead.ts';
import { useRelatedLabels } from './useRelatedLabels.ts';

/** A head that takes longer comes by and by. */
const PATIENCE_MS = 3000;

const NONE: readonly FieldDescription[] = [];

/**
 * Whether the whole head of the record in the context is there, so that the page opens at once and nothing in it
 * moves afterwards; always, where no head is wanted. What is read again later closes nothing.
 */
export const useIsHeadReady = (head: HeadConfig | undefined, isWanted: boolean): boolean => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const state = useDescription(resource, isWanted && record ? 'show' : null);
  const description: Description | null = state.status === 'ready' ? state.description : null;
  const isHeadRead = !useHead(head, description).isReading;
  const isNamed = !useRelatedLabels(description?.fields ?? NONE).isReading;
  const isRead = record !== undefined && state.status !== 'loading' && isHeadRead && isNamed;
  const [isReady, setReady] = useState(false);
  if (isRead && !isReady) setReady(true);
  const isWaiting = description !== null && !isReady;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setReady(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isReady || isRead || !isWanted;
};
