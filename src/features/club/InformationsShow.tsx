import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { TabStrip } from '../../ui/TabStrip.tsx';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { informations } from '../../resources/informations.ts';
import { Slot } from '../FeaturesContext.tsx';
import { Leaders } from './Leaders.tsx';
import type { ListMeta } from '../../data/createListReader.ts';
import { FieldHintsContext } from '../../fields/FieldHints.tsx';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { toText } from '../../schema/read.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { RecordLink } from '../../views/page/RecordLink.tsx';
import { RelatedLabels } from '../../views/show/RelatedLabels.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { ReadingContext } from '../../views/show/ReadingContext.ts';
import { useDescription } from '../../views/page/useDescription.ts';
import { clubSettings } from '../../resources/clubSettings.ts';
import { QueryFailure } from '../QueryFailure.tsx';

const TABS = ['identity', 'contact', 'leaders', 'settings'] as const;

type TabName = (typeof TABS)[number];
type Titles = Readonly<Record<TabName, string>>;

/** The club to read in tabs, one of which the address may name (`?tab=leaders`); a part of it has none. */
export const InformationsShow = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {props.part === undefined ? (fields) => <ClubTabs fields={fields} /> : undefined}
  </SchemaShow>
);

const CONTACT = new Set<string>(informations.form?.sections?.['contact']);

const ClubTabs = ({ fields }: { readonly fields: readonly FieldDescription[] }) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const open = TABS.find((name) => name === search.get('tab')) ?? 'identity';
  return (
    <TabStrip
      label={translate('clubInformations.tabs')}
      tabs={Object.fromEntries(TABS.map((name) => [name, translate(`clubInformations.${name}`)])) as Titles}
      current={open}
      onTurn={(name) => setSearch(name === 'identity' ? {} : { tab: name }, { replace: true })}
    >
      <Panel name={open} fields={fields} />
    </TabStrip>
  );
};

interface PanelProps {
  readonly name: TabName;
  readonly fields: readonly FieldDescription[];
}

const Panel = ({ name, fields }: PanelProps) => {
  if (name === 'leaders') return <Leaders />;
  if (name === 'settings') return <Settings />;
  const isContact = name === 'contact';
  return (
    <Stack sx={{ gap: 2 }}>
      <ShowSections
        config={informations}
        description={{ fields: fields.filter((field) => CONTACT.has(field.name) === isContact) }}
      />
      {isContact && <Slot name="club.contact" />}
    </Stack>
  );
};

const RESOURCE = 'club-settings';

/** The membership settings of the club for the working season. */
const Settings = () => {
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
