import Button from '@mui/material/Button';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DescriptionFailure } from '../page/DescriptionFailure.tsx';
import { ToolDialog } from '../dialogs/ToolDialog.tsx';
import { Loading } from '../page/Loading.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useDescription } from '../page/useDescription.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportTable } from './ImportTable.tsx';
import type { TableFile } from './readTable.ts';

interface ImportDialogProps {
  readonly config: ResourceConfig;
  readonly onClose: () => void;
}

/** Creates records out of a CSV file: read it, match its columns, check and correct its rows, then write. */
export const ImportDialog = ({ config, onClose }: ImportDialogProps) => {
  const translate = useTranslate();
  const state = useDescription(useResourceContext() ?? '', 'create');
  const [table, setTable] = useState<TableFile | null>(null);
  if (table !== null && state.status === 'ready') {
    const { fields } = state.description;
    return (
      <ImportTable
        config={config}
        fields={fields}
        table={table}
        onBack={() => setTable(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <ToolDialog
      title={translate('import.title')}
      actions={<Button onClick={onClose}>{translate('form.cancel')}</Button>}
    >
      {state.status === 'failed' && <DescriptionFailure state={state} />}
      {state.status === 'loading' && <Loading />}
      {state.status === 'ready' && <ImportFile onRead={setTable} />}
    </ToolDialog>
  );
};
