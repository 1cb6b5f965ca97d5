import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, useMemo, type ComponentType } from 'react';
import {
  LinkBase,
  useCanAccess,
  useLocation,
  useGetList,
  RecordContextProvider,
  ResourceContextProvider,
  useNavigate,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { FieldHintsContext } from '../../fields/FieldHints.tsx';
import { errorSentence } from '../../http/errorSentence.ts';
import { idOf, toIri } from '../../lib/iri.ts';
import { allows, type FieldDescription } from '../../schema/description.ts';
import { permissionsOf, permissionsWithin } from '../../schema/permissionsOf.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { Failure } from '../../views/page/Failure.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { PlaceContext } from '../../views/page/PlaceContext.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { useDescription } from '../../views/page/useDescription.ts';
import type { BranchOf, Catalogue } from '../../i18n/MessageKey.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { ViewDialog } from '../../views/dialogs/ViewDialog.tsx';
import { InheritedPermissions } from '../../views/page/InheritedPermissions.ts';
import type { ResourceConfig } from '../../views/page/ResourceConfig.ts';
import type { SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import type { SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { ScopeContext } from '../../views/page/ScopeContext.tsx';

interface ContactRecordsProps {
  readonly kind: ContactKind & { readonly Line: ComponentType<ContactLineProps> };
  /** The relation that ties a record to its holder. */
  readonly tie: string;
  readonly holder: RaRecord;
}

/** Further contact details of a person or structure, each opening in a dialog. */
export const ContactRecords = (props: ContactRecordsProps) => {
  const { canAccess } = useCanAccess({ resource: props.kind.resource, action: 'list' });
  return canAccess ? <ContactCard {...props} /> : null;
};

const ContactCard = ({ kind, tie, holder }: ContactRecordsProps) => {
  const { resource, config, Line } = kind;
  const translate = useTranslate();
  const { search } = useLocation();
  const { address = '' } = use(PlaceContext);
  const description = useDescription(resource, 'list');
  const {
    data: rows = [],
    meta,
    isPending,
    error,
    refetch,
  } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'id', order: 'ASC' },
      filter: { [tie]: String(holder.id) },
    },
    { onError: () => undefined },
  );
  const to = (key: string | number): string => `${address}/${resource}/${key}${search}`;
  const title = translate(`contactDetails.${resource}.title`);
  const failure = error ?? (description.status === 'failed' ? description.error : null);
  if (failure)
    return (
      <Failure
        message={translate('contactDetails.failed', { name: title })}
        detail={errorSentence(failure)}
        onRetry={() => void refetch()}
      />
    );
  if (isPending || description.status !== 'ready') return <Loading />;
  const isMade = allows(description.description, 'POST');
  const mayAdd = (meta as ListMeta | undefined)?.canCreate ?? false;
  const look = { startIcon: <AddIcon />, children: translate(`contactDetails.${resource}.create`) } as const;
  return (
    <SectionCard title={title}>
      {rows.length === 0 && (
        <Typography color="textSecondary">{translate(`contactDetails.${resource}.none`)}</Typography>
      )}
      <FieldHintsContext value={config.fields ?? {}}>
        <ContactList
          title={title}
          rows={rows}
          holder={holder}
          fields={description.description.fields}
          Line={Line}
          to={to}
        />
      </FieldHintsContext>
      {isMade && mayAdd && <Button {...look} component={LinkBase} to={to('create')} sx={{ mt: 1 }} />}
      {isMade && !mayAdd && <RefusedButton {...look} reason={translate('form.noCreate')} />}
      <ContactDialog kind={kind} tie={tie} holder={holder} back={address + search} />
    </SectionCard>
  );
};

export interface ContactLineProps {
  readonly row: RaRecord;
  readonly fields: readonly FieldDescription[];
}

interface ContactListProps {
  readonly title: string;
  readonly rows: readonly RaRecord[];
  readonly holder: RaRecord;
  readonly fields: readonly FieldDescription[];
  readonly Line: ComponentType<ContactLineProps>;
  /** Address of the form of a record by its number. */
  readonly to: (key: number) => string;
}

/** Records in a line each, with the way to the form of each. */
const ContactList = ({ title, rows, holder, fields, Line, to }: ContactListProps) => {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={title} sx={LIST}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={ITEM}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Line row={row} fields={fields} />
          </Box>
          <Button component={LinkBase} to={to(idOf(row.id) ?? 0)}>
            {translate(permissionsOf(row, permissionsWithin(holder)).canUpdate ? 'form.edit' : 'form.show')}
          </Button>
        </Box>
      ))}
    </Box>
  );
};

/** More than anyone has. */
const MOST = 100;

const LIST = { listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } } as const;

const ITEM = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.5,
} as const;

/** A kind of record that names its holder, with its forms. */
interface ContactKind {
  readonly resource: BranchOf<Catalogue['contactDetails']>;
  readonly config: ResourceConfig;
  readonly Create: ComponentType<SchemaCreateProps>;
  readonly Edit: ComponentType<SchemaEditProps>;
}

interface ContactDialogProps {
  readonly kind: ContactKind;
  /** The relation to the holder, which is not in the form. */
  readonly tie: string;
  readonly holder: RaRecord;
  /** Address of the page behind it. */
  readonly back: string;
}

/** The form that the address names, over the page of the holder: of a new record, or of one of its records. */
const ContactDialog = ({
  kind: { resource, config, Create, Edit },
  tie,
  holder,
  back,
}: ContactDialogProps) => {
  const navigate = useNavigate();
  const scope = use(ScopeContext);
  const path = useDirectory().byName(resource)?.path ?? '';
  const { inner = '' } = use(PlaceContext);
  const [, key = ''] = inner.split('/');
  const tied = useMemo(
    () => ({ ...config, list: { ...config.list, scope: [tie] }, form: { ...config.form, starts: [] } }),
    [config, tie],
  );
  const isOpen = inner.startsWith(`${resource}/`) && (key === 'create' || /^\d{1,15}$/.test(key));
  if (!isOpen) return null;
  const form = { config: tied, onSaved: () => navigate(back) };
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={undefined}>
        <ScopeContext value={{ ...scope, [tie]: { ...holder, '@id': String(holder.id) } }}>
          <PlaceContext value={{ back, draft: String(holder.id) }}>
            <InheritedPermissions value={permissionsWithin(holder)}>
              <ViewDialog>
                {key === 'create' ? <Create {...form} /> : <Edit {...form} single={toIri(path, key)} />}
              </ViewDialog>
            </InheritedPermissions>
          </PlaceContext>
        </ScopeContext>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};
