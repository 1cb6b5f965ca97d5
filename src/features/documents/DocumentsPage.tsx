import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, useCreatePath, useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useQuery } from '@tanstack/react-query';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { ListRows } from '../../views/list/ListRows.tsx';
import { ListStatus } from '../../views/list/ListStatus.tsx';
import { SchemaList, type SchemaListProps } from '../../views/SchemaList.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';

/** The papers of the club and of the federation, with the ways to file one more and to correct one for those who may. */
export const DocumentsPage = (props: SchemaListProps) => (
  <SchemaList {...props}>
    {(view) => (
      <>
        <FileDocuments />
        <ListStatus />
        <ListRows {...view} />
      </>
    )}
  </SchemaList>
);

const FileDocuments = () => {
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
    // Its room is kept while the right is requested: the list does not move down.
    <Stack
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignSelf: 'start', visibility: mayAdd ? 'visible' : 'hidden' }}
    >
      <Button
        component={LinkBase}
        to={createPath({ resource: 'club-documents', type: 'create' })}
        variant="contained"
        startIcon={<AddIcon />}
      >
        {translate('resources.resources.add')}
      </Button>
      {/* A row has a file and no record: many of them belong to news, tournaments and labels. */}
      <Button component={LinkBase} to={createPath({ resource: 'club-documents', type: 'list' })}>
        {translate('resources.resources.change')}
      </Button>
    </Stack>
  );
};
