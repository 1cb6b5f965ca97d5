import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useQuery } from '@tanstack/react-query';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { ListRows } from '../../views/list/ListRows.tsx';
import { ListStatus } from '../../views/list/ListStatus.tsx';
import { SchemaList, type SchemaListProps } from '../../views/SchemaList.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';

/** The papers of the club and of the federation, with the way to file one more for those who may. */
export const DocumentsPage = (props: SchemaListProps) => (
  <SchemaList {...props}>
    {(view) => (
      <>
        <AddDocument />
        <ListStatus />
        <ListRows {...view} />
      </>
    )}
  </SchemaList>
);

const AddDocument = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const iri = club?.['@id'] ?? '';
  const { data: mayAdd } = useQuery({
    queryKey: ['club-documents', 'canCreate', iri],
    queryFn: async ({ signal }) => {
      const { meta } = await provider.getList('club-documents', {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: { club: iri },
        signal,
      });
      return (meta as ListMeta | undefined)?.canCreate ?? false;
    },
    enabled: iri !== '',
  });
  if (mayAdd === false) return null;
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource: 'club-documents', type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
      // Its room is kept while the right is requested: the list does not move down.
      sx={{ alignSelf: 'start', visibility: mayAdd ? 'visible' : 'hidden' }}
    >
      {translate('resources.resources.add')}
    </Button>
  );
};
