import type { ReactNode } from 'react';
import { RelatedContext } from '../../fields/RelatedContext.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { useRelatedLabels } from './useRelatedLabels.ts';

interface RelatedLabelsProps {
  readonly fields: readonly FieldDescription[];
  readonly children: ReactNode;
}

/** Names, for the displays within, the records that the shown record has as bare addresses. */
export const RelatedLabels = ({ fields, children }: RelatedLabelsProps) => (
  <RelatedContext value={useRelatedLabels(fields).related}>{children}</RelatedContext>
);
