import { use } from 'react';
import { useRecordContext } from 'react-admin';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import { PlaceContext } from './page/PlaceContext.ts';
import { RecordTop } from './page/RecordPage.tsx';
import type { ResourceConfig } from './page/ResourceConfig.ts';
import { RecordHead } from './show/RecordHead.tsx';
import { useEditAction } from './show/useEditAction.tsx';
import { useIsTold } from './show/useIsTold.ts';

export interface SchemaHeadProps {
  readonly config?: ResourceConfig;
}

/** The head of the record in the context alone, as it stands above its tabs. */
export const SchemaHead = ({ config = {} }: SchemaHeadProps) => {
  const record = useRecordContext();
  const isTold = useIsTold(config.head, true);
  const edit = useEditAction({ config, hasHead: true });
  // What stands at a page that belongs to the record is changed there.
  const isPage = use(PlaceContext).owner === undefined;
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <RecordTop
        {...(isPage ? edit : { actions: null })}
        config={config}
        record={isTold ? record : undefined}
        operation="show"
        Head={RecordHead}
      />
    </FieldHintsContext>
  );
};
