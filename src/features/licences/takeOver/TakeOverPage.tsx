import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useCreatePath,
  useGetOne,
  useGetResourceLabel,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { FieldHintsContext } from '../../../fields/FieldHints.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { fullName } from '../../../lib/fullName.ts';
import { toIri } from '../../../lib/iri.ts';
import { isEmpty } from '../../../lib/placeholder.ts';
import { preRegistration } from '../../../resources/preRegistration.ts';
import { fieldNamed, type FieldDescription } from '../../../schema/description.ts';
import { refusalOf } from '../../../schema/permissionsOf.ts';
import { useRecordId } from '../../../session/useRouteIds.ts';
import { MaskedGate } from '../../../views/masked/MaskedGate.tsx';
import { DescriptionFailure } from '../../../views/page/DescriptionFailure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { useDescription } from '../../../views/page/useDescription.ts';
import { ViewHeader } from '../../../views/page/ViewHeader.tsx';
import { ShowSection } from '../../../views/show/ShowSection.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { isAccepted, mayAccept } from './request.ts';
import { TakeOverDesk } from './TakeOverDesk.tsx';
import { CreatedLicence } from './TakeOverLink.tsx';

const RESOURCE = 'pre-registration';

/** All that turns a pre-registration into a licence: its person, the medical document, the price, the acceptance. */
export const TakeOverPage = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const label = useGetResourceLabel();
  const id = toIri('/licence_pre_registrations', useRecordId());
  const {
    data: request,
    error,
    refetch,
  } = useGetOne(
    RESOURCE,
    { id },
    // Somebody else may take it over meanwhile.
    { onError: () => undefined, refetchOnWindowFocus: true },
  );
  const list = { label: label(RESOURCE, 2), to: createPath({ resource: RESOURCE, type: 'list' }) };
  const record = request && {
    label: fullName(request),
    to: createPath({ resource: RESOURCE, type: 'show', id }),
  };
  return (
    <>
      <ViewHeader title={translate('takeOver.title')} parents={record ? [list, record] : [list]} />
      <QueryFailure message="takeOver.failed" error={request ? null : error} refetch={refetch} />
      {!request && !error && <Loading />}
      {request && (
        <RecordContextProvider value={request}>
          <Request
            request={request}
            read={async () => {
              const { data, error: failure } = await refetch();
              return failure ? undefined : data;
            }}
          />
        </RecordContextProvider>
      )}
    </>
  );
};

interface RequestProps {
  readonly request: RaRecord;
  /** Reads it again; undefined where it cannot be read. */
  readonly read: () => Promise<RaRecord | undefined>;
}

const Request = ({ request, read }: RequestProps) => {
  const translate = useTranslate();
  const [isOwn, setOwn] = useState(false);
  const [opened] = useState(() => mayAccept(request));
  const top = useRef<HTMLDivElement>(null);
  const isOpen = mayAccept(request);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasOpen.current && !isOpen) top.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack role="status" ref={top} tabIndex={-1} sx={{ gap: 1, '&:empty': { display: 'none' } }}>
        {opened && isAccepted(request) && !isOwn && (
          <Alert severity="warning" role="none">
            {translate('takeOver.meanwhile')}
          </Alert>
        )}
        <CreatedLicence />
        {!isOpen && !isAccepted(request) && (
          <Alert severity="info" role="none">
            {refusalOf(request) ?? translate('takeOver.closed')}
          </Alert>
        )}
      </Stack>
      <RequestFields>
        {isOpen && <TakeOverDesk request={request} read={read} onAccepted={() => setOwn(true)} />}
      </RequestFields>
    </Stack>
  );
};

/** Two facts a line, so that the first step is on the first screen. */
const TWO_PAIRS = {
  '& dl': { gridTemplateColumns: { md: 'repeat(2, minmax(7rem, max-content) minmax(0, 1fr))' } },
} as const;

/** Content of the request, with its masked fields once they are revealed, and its steps. */
const RequestFields = ({ children }: { readonly children: ReactNode }) => {
  const state = useDescription(RESOURCE, 'show');
  if (state.status === 'failed')
    return (
      <>
        <DescriptionFailure state={state} />
        {children}
      </>
    );
  if (state.status === 'loading') return <Loading />;
  return (
    <MaskedGate fields={state.description.fields}>
      {() => (
        <Stack sx={{ gap: 2 }}>
          <RequestedFields fields={state.description.fields} />
          {children}
        </Stack>
      )}
    </MaskedGate>
  );
};

/** Fields that the request has a value of. */
const RequestedFields = ({ fields: described }: { readonly fields: readonly FieldDescription[] }) => {
  const request = useRecordContext();
  if (!request) return null;
  const fields = REQUESTED.flatMap((name) => fieldNamed(described, name) ?? []);
  return (
    <FieldHintsContext value={preRegistration.fields ?? {}}>
      <Box sx={TWO_PAIRS}>
        <ShowSection
          title={fullName(request)}
          fields={fields.filter(({ name }) => !isEmpty(request[name]))}
        />
      </Box>
    </FieldHintsContext>
  );
};

const REQUESTED = [
  'birthDate',
  'email',
  'phone',
  'legalRepresentativeName',
  'legalRepresentativePhone',
  'type',
  'practiceForms',
  'insurance',
  'medical',
  'questionnaireOk',
  'certificateFile',
  'previousClub',
  'previousLicence',
  'comment',
];
