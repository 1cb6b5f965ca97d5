import { use } from 'react';
import { useRecordContext } from 'react-admin';
import { FieldHintsContext } from '../fields/FieldHints.tsx';
import { PlaceContext } from './page/PlaceContext.ts';
import { RecordTop } from './page/RecordPage.tsx';
import type { ResourceConfig } from './page/ResourceConfig.ts';
import { RecordHead } from './show/RecordHead.tsx';
import { useEditAction } from './show/useEditAction.tsx';
import { useIsHeadReady } from './show/useIsHeadReady.ts';

export interface SchemaHeadProps {
  readonly config?: ResourceConfig;
}

/** The head of the record in the context alone, above its tabs. */
export const SchemaHead = ({ config = {} }: SchemaHeadProps) => {
  const record = useRecordContext();
  const isReady = useIsHeadReady(config.head, true);
  const edit = useEditAction({ config, hasHead: true });
  // A page that belongs to the record has its own way to change it.
  const isPage = use(PlaceContext).owner === undefined;
  return (
    <FieldHintsContext value={config.fields ?? {}}>
      <RecordTop
        {...(isPage ? edit : { actions: null })}
        config={config}
        record={isReady ? record : undefined}
        operation="show"
        Head={RecordHead}
      />
    </FieldHintsContext>
  );
};
