import {
  useCreatePath,
  useGetResourceLabel,
  useLocation,
  useNavigate,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useEffect } from 'react';
import { noteOf } from '../data/answerOfWrite.ts';
import type { FieldDescription } from '../schema/description.ts';
import { toList, toMap, type Json } from '../schema/read.ts';
import { Loading } from './page/Loading.tsx';
import type { ResourceConfig } from './page/ResourceConfig.ts';
import type { FormContent } from './form/FormBody.tsx';
import { NewRecordForm } from './form/NewRecordForm.tsx';
import { startsOfFilters } from './list/startsOfFilters.ts';
import { ViewHeader } from './page/ViewHeader.tsx';

export interface SchemaCreateProps {
  readonly config?: ResourceConfig;
  /** What the record starts with, beside what its place implies. */
  readonly start?: Json;
  /** What comes after a save; the record itself opens when absent. */
  readonly onSaved?: () => void;
  /** What holds the inputs instead of the sections of the config. */
  readonly children?: FormContent;
}

/** A form for a new record; once created, the record itself opens. */
export const SchemaCreate = ({ config = {}, start, onSaved, children }: SchemaCreateProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const redirect = useRedirect();
  const plain = usePlainAddress();
  const { state: origin } = useLocation();
  const title = translate(`resources.${resource}.create`, {
    _: translate('ra.page.create', { name: label(resource, 1) }),
  });
  const parents = [{ label: label(resource, 2), to: createPath({ resource, type: 'list' }) }];
  return (
    <>
      <ViewHeader title={title} parents={parents} />
      {plain ? (
        <NewRecordForm
          config={config}
          startOf={(fields) => ({
            ...startsOfFilters(free(fields, config), toMap(origin).filtered),
            ...parentOf(config, toMap(toMap(origin).selected)),
            ...start,
          })}
          onSaved={(record) => {
            if (onSaved) onSaved();
            else if (noteOf(record) === null) redirect('edit', resource, record.id, record, origin);
            // Without the record there is nothing to open.
            else redirect('list', resource);
          }}
        >
          {children}
        </NewRecordForm>
      ) : (
        <Loading />
      )}
    </>
  );
};

/** What the place of a list and the season of work say is not for its filters to change. */
const free = (fields: readonly FieldDescription[], { list }: ResourceConfig): readonly FieldDescription[] => {
  const fixed = [...(list?.scope ?? []), ...(list?.preset ?? [])];
  return fields.filter(({ name }) => !fixed.includes(name));
};

/** The relation to the one record whose page led here. */
const parentOf = ({ list }: ResourceConfig, { resource, ids }: Json): Json => {
  const [parent = '', ...parents] = list?.parentFields?.[String(resource)] ?? [];
  const [id, ...others] = toList(ids);
  const isOne = parent !== '' && parents.length + others.length === 0 && !parent.includes('.');
  return isOne ? { [parent]: id } : {};
};

/**
 * react-admin fills a create form, hidden fields included, from `?source=` or from the history state: a forged
 * link could thus have values posted. Both are taken off before the form opens; true once they are gone.
 */
const usePlainAddress = (): boolean => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const forged = parameters.has('source') || hasRecord(state);
  useEffect(() => {
    if (!forged) return;
    const rest = new URLSearchParams(search);
    rest.delete('source');
    navigate({ pathname, search: rest.toString() }, { replace: true, state: null });
  }, [forged, navigate, pathname, search]);
  return !forged;
};

const hasRecord = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'record' in state;
