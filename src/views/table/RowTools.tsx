import {
  LinkBase,
  RecordContextProvider,
  useCreatePath,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allowsUpdate } from '../../schema/description.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import type { ListView } from '../page/ResourceConfig.ts';

interface RowToolsProps extends ListView {
  readonly row: RaRecord;
}

/** The ways from a row to the pages of its record. */
export const RowTools = ({ row, config, description }: RowToolsProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const name = labelOf(row, useDirectory().byName(resource));
  const mayEdit = allowsUpdate(description) && !config.readOnly && permissionsOf(row).canUpdate;
  const Own = config.list?.rowActions;
  return (
    <div>
      {(['show', 'edit'] as const)
        .filter((type) => type === 'show' || mayEdit)
        .map((type) => (
          <LinkBase
            key={type}
            to={createPath({ resource, id: row.id, type })}
            aria-label={`${translate(`form.${type}`)} ${name}`}
          >
            {translate(`form.${type}`)}
          </LinkBase>
        ))}
      {Own && (
        <RecordContextProvider value={row}>
          <Own />
        </RecordContextProvider>
      )}
    </div>
  );
};
