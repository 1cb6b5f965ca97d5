import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { idOf } from '../../lib/iri.ts';
import { formatDate } from '../../lib/dates.ts';
import { useDescription } from '../../views/page/useDescription.ts';
import { fieldNamed } from '../../schema/description.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';

const RESOURCE = 'label-resorts';
/** A club appeals once or twice. */
const SHOWN = 10;

/** The appeals against the refusal of an application, and the way to a new one; nothing where none was refused. */
export const Resorts = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const isDecided = Boolean(record?.decisionDate) && !record?.validUntil;
  const { data = [] } = useGetList(
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
  if (!isDecided && data.length === 0) return null;
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
      {data.length === 0 && (
        <Button
          component={LinkBase}
          to={`${createPath({ resource: RESOURCE, type: 'create' })}?application=${idOf(record?.id)}`}
          sx={{ mt: 1 }}
        >
          {translate('labelApplication.resort')}
        </Button>
      )}
    </SectionCard>
  );
};
