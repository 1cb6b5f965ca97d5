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
 * Whether everything that the head of the record in the context tells is there, so that the page opens at once and
 * nothing in it moves afterwards; always, where no head is wanted. What is read again later closes nothing.
 */
export const useIsTold = (head: HeadConfig | undefined, isWanted: boolean): boolean => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const state = useDescription(resource, isWanted && record ? 'show' : null);
  const description: Description | null = state.status === 'ready' ? state.description : null;
  const isHeadRead = !useHead(head, description).isReading;
  const isNamed = !useRelatedLabels(description?.fields ?? NONE).isReading;
  const isRead = record !== undefined && state.status !== 'loading' && isHeadRead && isNamed;
  const [isTold, setTold] = useState(false);
  if (isRead && !isTold) setTold(true);
  const isWaiting = description !== null && !isTold;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setTold(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isTold || isRead || !isWanted;
};
