import { useRecordContext, useResourceContext } from 'react-admin';
import type { RecordHeadProps } from '../page/RecordPage.tsx';
import { useIsHeaded } from '../page/useIsHeaded.ts';
import { RelatedActionButton } from '../page/RelatedActionButton.tsx';
import { ViewHeader } from '../page/ViewHeader.tsx';
import { HeadActions } from './HeadActions.tsx';
import { useHead } from './useHead.ts';
import { useRelated } from './useRelated.ts';

/** The head of a form, a part or a dialog: the name of the record, and its actions. The next step is the form itself. */
export const TitleHead = ({ title, parents, related, more, edit, head, description }: RecordHeadProps) => {
  const record = useRecordContext();
  const isHeaded = useIsHeaded();
  const resource = useResourceContext() ?? '';
  const headValues = useHead({ facts: [], ...(head?.next && { next: head.next }) }, description);
  const { next, others } = useRelated(related, headValues, description);
  const actions =
    record &&
    description &&
    // Those of the record are in its head.
    (isHeaded ? (
      edit
    ) : (
      <HeadActions next={null} edit={edit}>
        {more}
        {(next ? [next, ...others] : others).map((action) => (
          <RelatedActionButton
            key={action.resource}
            action={action}
            from={resource}
            ids={[String(record.id)]}
          />
        ))}
      </HeadActions>
    ));
  return <ViewHeader title={title} {...(parents && { parents })} actions={actions} />;
};
