import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  LinkBase,
  RecordContextProvider,
  ResourceContextProvider,
  useCanAccess,
  useCreatePath,
  useGetList,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { FieldHintsContext } from '../../fields/FieldHints.tsx';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { toText } from '../../schema/read.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { RecordLink } from '../../views/page/RecordLink.tsx';
import { RelatedLabels } from '../../views/show/RelatedLabels.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { ReadingContext } from '../../views/show/ReadingContext.ts';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { useDescription } from '../../views/page/useDescription.ts';
import { clubSettings } from '../../resources/clubSettings.ts';
import { QueryFailure } from '../QueryFailure.tsx';

const RESOURCE = 'club-settings';

/** The membership settings of the club for the working season. */
export const Settings = () => {
  const translate = useTranslate();
  const { canAccess, isPending } = useCanAccess({ resource: RESOURCE, action: 'list' });
  if (isPending) return <Loading />;
  return canAccess ? <OfSeason /> : <Alert severity="info">{translate('clubInformations.noSettings')}</Alert>;
};

const OfSeason = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { club, season } = useScope(['club', 'season']);
  const { data, meta, isPending, error, refetch } = useGetList(
    RESOURCE,
    {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: { club: club?.['@id'], season: season?.['@id'] },
    },
    { enabled: Boolean(club && season), onError: () => undefined },
  );
  if (error)
    return <QueryFailure message="clubInformations.settingsFailed" error={error} refetch={refetch} />;
  if (isPending) return <Loading />;
  const [record] = data;
  return (
    <ResourceContextProvider value={RESOURCE}>
      {record ? (
        <OfRecord record={record} />
      ) : (
        <Typography sx={{ mb: 2 }}>
          {translate('clubInformations.unset', { season: toText(season?.name) ?? '' })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {record && permissionsOf(record).canUpdate && (
          <RecordContextProvider value={record}>
            <RecordLink to="edit" label={translate('clubInformations.changeSettings')} look="contained" />
          </RecordContextProvider>
        )}
        {!record && (meta as ListMeta | undefined)?.canCreate && (
          <Button
            component={LinkBase}
            variant="contained"
            to={createPath({ resource: RESOURCE, type: 'create' })}
          >
            {translate('clubInformations.set')}
          </Button>
        )}
        <Button component={LinkBase} to={createPath({ resource: RESOURCE, type: 'list' })}>
          {translate('clubInformations.allSettings')}
        </Button>
      </Box>
    </ResourceContextProvider>
  );
};

const OfRecord = ({ record }: { readonly record: RaRecord }) => {
  const state = useDescription(RESOURCE, 'show');
  if (state.status !== 'ready') return <Loading />;
  const { fields } = state.description;
  return (
    <RecordContextProvider value={record}>
      <FieldHintsContext value={clubSettings.fields ?? {}}>
        <RelatedLabels fields={fields}>
          <ReadingContext value={null}>
            <ShowSections
              config={clubSettings}
              description={{ fields: fields.filter(({ name }) => name !== 'club') }}
            />
          </ReadingContext>
        </RelatedLabels>
      </FieldHintsContext>
    </RecordContextProvider>
  );
};
