import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { ResourceConfig } from './ResourceConfig.ts';

/** From a record to the pages that show a part of it. */
export const PartLinks = ({ config }: { readonly config: ResourceConfig }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const address = createPath({ resource, type: 'edit', id: record?.id ?? '' });
  return Object.keys(config.parts ?? {}).map((part) => (
    <Button key={part} component={LinkBase} to={`${address}/${part}`}>
      {translate(`resources.${resource}.parts.${part}`)}
    </Button>
  ));
};
