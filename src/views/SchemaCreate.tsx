import {
  useCreatePath,
  useGetResourceLabel,
  useLocation,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import { noteOf } from '../data/answerOfWrite.ts';
import { isListOnly, isNeverChanged, type FieldDescription } from '../schema/description.ts';
import { toList, toMap, type Json } from '../schema/read.ts';
import type { ResourceConfig } from './page/ResourceConfig.ts';
import type { FormContent } from './form/FormSections.tsx';
import { NewRecordForm } from './form/NewRecordForm.tsx';
import { startsOfFilters } from './list/startsOfFilters.ts';
import { ViewHeader } from './page/ViewHeader.tsx';

export interface SchemaCreateProps {
  readonly config?: ResourceConfig;
  /** Initial values of the record, beside what its place implies. */
  readonly start?: Json;
  /** Called after a save; the record itself opens when absent. */
  readonly onSaved?: () => void;
  /** Container of the inputs instead of the sections of the config. */
  readonly children?: FormContent;
}

/** A form for a new record; once created, the record itself opens. */
export const SchemaCreate = ({ config = {}, start, onSaved, children }: SchemaCreateProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const redirect = useRedirect();
  // Only its state may say what the record starts with: an address is anybody's to write.
  const here = useLocation();
  const title = translate(`resources.${resource}.create`, {
    _: translate('ra.page.create', { name: label(resource, 1) }),
  });
  const parents = [{ label: label(resource, 2), to: createPath({ resource, type: 'list' }) }];
  return (
    <>
      <ViewHeader title={title} parents={parents} />
      <NewRecordForm
        config={config}
        startOf={(fields) => ({
          ...startsOfFilters(free(fields, config), toMap(here.state).filtered),
          ...parentOf(config, toMap(toMap(here.state).selected)),
          ...start,
        })}
        onSaved={(record, description) => {
          if (onSaved) onSaved();
          else if (noteOf(record) === null && !isListOnly(description))
            redirect(isNeverChanged(description) ? 'show' : 'edit', resource, record.id, record, here.state);
          // There is nothing to open.
          else redirect('list', resource);
        }}
      >
        {children}
      </NewRecordForm>
    </>
  );
};

/** Fields that the filters may change: not those fixed by the place of the list or the working season. */
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
