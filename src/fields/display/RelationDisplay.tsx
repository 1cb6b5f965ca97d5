import { use } from 'react';
import { iriOf } from '../../lib/iri.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { truncate } from '../../lib/truncate.ts';
import { isOrganization } from '../../rules/organization.ts';
import { toList } from '../../schema/read.ts';
import { useDirectory } from '../DirectoryContext.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { isBareRelation } from '../isBareRelation.ts';
import { labelOf } from '../labelOf.ts';
import { RelatedContext } from '../RelatedContext.ts';
import { TextDisplay } from './TextDisplay.tsx';

/** Characters of an organization's name. */
const ORGANIZATION_LIMIT = 30;

/** Names of the related records, from what the record itself carries, else from what the page has read of them. */
export const RelationDisplay = ({ field, value, whole = false, say }: DisplayProps) => {
  const definition = useDirectory().byPath(field.path ?? '');
  const related = use(RelatedContext);
  if (isEmpty(value)) return PLACEHOLDER;
  const records = field.multiple ? toList(value) : [value];
  const named = (record: unknown): unknown =>
    isBareRelation(record) ? (related.get(iriOf(record) ?? '') ?? record) : record;
  const names = records.map((record) => {
    const name = labelOf(named(record), definition);
    return say ? say(name) : name;
  });
  if (!isOrganization(field.type)) return <TextDisplay value={names.join(', ')} whole={whole} />;
  const shown = names.map((name) => truncate(name, ORGANIZATION_LIMIT)).join(', ');
  const full = names.join(', ');
  return shown === full ? full : <span title={full}>{shown}</span>;
};
