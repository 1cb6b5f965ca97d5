import Button from '@mui/material/Button';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DescriptionFailure } from '../page/DescriptionFailure.tsx';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { Loading } from '../page/Loading.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useDescription } from '../page/useDescription.ts';
import { BulkEditRun } from './BulkEditRun.tsx';
import { BulkEditValue } from './BulkEditValue.tsx';
import type { BulkValue } from './BulkValue.ts';

interface BulkEditProps {
  readonly config: ResourceConfig;
  readonly onClose: () => void;
}

/** Gives one field the same value in every selected record: choose, see what changes, then write. */
export const BulkEdit = ({ config, onClose }: BulkEditProps) => {
  const translate = useTranslate();
  const state = useDescription(useResourceContext() ?? '', 'update');
  const [chosen, setChosen] = useState<BulkValue | null>(null);
  if (state.status === 'ready') {
    const { description } = state;
    return chosen === null ? (
      <BulkEditValue config={config} fields={description.fields} onChosen={setChosen} onClose={onClose} />
    ) : (
      <BulkEditRun
        description={description}
        chosen={chosen}
        onBack={() => setChosen(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <ToolDialog
      title={translate('bulk.edit.title')}
      actions={<Button onClick={onClose}>{translate('form.close')}</Button>}
    >
      {state.status === 'failed' ? <DescriptionFailure state={state} /> : <Loading />}
    </ToolDialog>
  );
};
