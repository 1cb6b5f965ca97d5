import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { use } from 'react';
import { LinkBase, useCreatePath, useGetList, useRecordContext, useGetOne, useLocation } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { formatDate } from '../../lib/dates.ts';
import { idOf, toIri } from '../../lib/iri.ts';
import { fieldNamed } from '../../schema/description.ts';
import { SectionsWith } from '../../views/form/FormSections.tsx';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { PlaceContext } from '../../views/page/PlaceContext.ts';
import { ScopeContext } from '../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { useDescription } from '../../views/page/useDescription.ts';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';

const RESOURCE = 'label-resorts';
/** A club appeals once or twice. */
const SHOWN = 10;

/** The appeals against the refusal of an application, and the way to a new one; nothing where none was refused. */
export const Resorts = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const isDecided = Boolean(record?.decisionDate) && !record?.validUntil;
  const { data, meta } = useGetList(
    RESOURCE,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'submitDate', order: 'DESC' },
      filter: { application: record?.id },
    },
    { enabled: Boolean(record) },
  );
  const description = useDescription(RESOURCE, 'list');
  const choices =
    description.status === 'ready' ? fieldNamed(description.description.fields, 'status')?.choices : null;
  // Whether one was made is not known before.
  if (!data || (!isDecided && data.length === 0)) return null;
  const mayAppeal = (meta as Partial<ListMeta> | undefined)?.canCreate === true;
  const look = { sx: { mt: 1 }, children: translate('labelApplication.resort') } as const;
  return (
    <SectionCard title={translate('labelApplication.resorts')}>
      {data.map((resort) => (
        <div key={resort.id}>
          <Link component={LinkBase} to={createPath({ resource: RESOURCE, type: 'show', id: resort.id })}>
            {translate('labelApplication.resortLine', {
              date: formatDate(resort.submitDate) ?? '',
              state: choices?.find(({ value }) => value === resort.status)?.label ?? String(resort.status),
            })}
          </Link>
        </div>
      ))}
      {data.length === 0 && !mayAppeal && <RefusedButton {...look} reason={translate('form.noCreate')} />}
      {data.length === 0 && mayAppeal && (
        <Button
          {...look}
          component={LinkBase}
          to={`${createPath({ resource: RESOURCE, type: 'create' })}?application=${idOf(record?.id)}`}
        />
      )}
    </SectionCard>
  );
};

/** A new appeal, against the refused application that the address names; its day is that of the server. */
export const ResortCreate = ({ config = {} }: SchemaCreateProps) => {
  const scope = use(ScopeContext);
  const place = use(PlaceContext);
  const named = new URLSearchParams(useLocation().search).get('application') ?? '';
  const isNamed = /^\d{1,15}$/.test(named);
  const { data, isPending } = useGetOne(
    'labels',
    { id: toIri('/label_applications', named) },
    // An application that cannot be read is chosen by hand.
    { enabled: isNamed, retry: false, onError: () => undefined },
  );
  // The form takes its first values when it opens.
  if (isNamed && isPending) return <Loading />;
  const inner = data ? { ...scope, application: { ...data, '@id': String(data.id) } } : scope;
  return (
    <ScopeContext value={inner}>
      <PlaceContext value={data ? { ...place, fills: ['application'] } : place}>
        <SchemaCreate config={config}>
          {({ fields, disabled }) => (
            <SectionsWith
              fields={fields.filter(({ name }) => name !== 'submitDate')}
              disabled={disabled}
              config={undefined}
            />
          )}
        </SchemaCreate>
      </PlaceContext>
    </ScopeContext>
  );
};
