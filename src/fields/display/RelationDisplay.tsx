import Link from '@mui/material/Link';
import { Fragment, use } from 'react';
import { LinkBase, useCanAccess, useCreatePath } from 'react-admin';
import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import { iriOf } from '../../lib/iri.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { truncate } from '../../lib/truncate.ts';
import { isOrganization } from '../../rules/organization.ts';
import { toList } from '../../schema/read.ts';
import { useDirectory } from '../DirectoryContext.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { isBareRelation, lacksName } from '../isBareRelation.ts';
import { labelOf } from '../labelOf.ts';
import { RelatedContext } from '../RelatedContext.ts';
import { TextDisplay } from './TextDisplay.tsx';

/** Characters of an organization's name. */
const ORGANIZATION_LIMIT = 30;

/** Names of the related records, from what the record itself carries, else from what the page has read of them. */
export const RelationDisplay = ({ field, value, whole = false, printed = false, say }: DisplayProps) => {
  const definition = useDirectory().byPath(field.path ?? '');
  const related = use(RelatedContext);
  if (isEmpty(value)) return PLACEHOLDER;
  const records = field.multiple ? toList(value) : [value];
  const named = (record: unknown): unknown =>
    lacksName(record, definition) ? (related.get(iriOf(record) ?? '') ?? record) : record;
  const names = records.map((record) => {
    const name = labelOf(named(record), definition);
    return say ? say(name) : name;
  });
  if (whole && definition && definition.source !== 'rest')
    return records.map((record, index) => (
      <Fragment key={iriOf(record) ?? names[index]}>
        {index > 0 && ', '}
        {isHidden(named(record), definition) ? (
          names[index]
        ) : (
          <RecordName resource={definition.name} iri={iriOf(record)} name={names[index] ?? ''} />
        )}
      </Fragment>
    ));
  if (printed) return names.join(', ');
  if (!isOrganization(field.type)) return <TextDisplay value={names.join(', ')} whole={whole} />;
  const shown = names.map((name) => truncate(name, ORGANIZATION_LIMIT)).join(', ');
  const full = names.join(', ');
  return shown === full ? full : <span title={full}>{shown}</span>;
};

/** Its name was queried, and the server did not give it: nor would it show the record, of another club mostly. */
const isHidden = (record: unknown, { recordRepresentation }: ResourceDefinition): boolean =>
  recordRepresentation !== undefined && isBareRelation(record);

interface RecordNameProps {
  readonly resource: string;
  readonly iri: string | null;
  readonly name: string;
}

/** The name of a record, which leads to it whoever may open it. */
const RecordName = ({ resource, iri, name }: RecordNameProps) => {
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  if (!canAccess || iri === null || name === PLACEHOLDER) return name;
  return (
    <Link component={LinkBase} to={createPath({ resource, type: 'show', id: iri })} state={{ named: name }}>
      {name}
    </Link>
  );
};
