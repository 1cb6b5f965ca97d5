import { use } from 'react';
import { useGetOne, useLocation } from 'react-admin';
import { toIri } from '../../lib/iri.ts';
import { arrange } from '../../views/page/arrange.ts';
import { FormSections } from '../../views/form/FormSections.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { PlaceContext } from '../../views/page/PlaceContext.ts';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { ScopeContext } from '../../views/page/ScopeContext.tsx';

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
            <FormSections
              layout="sections"
              sections={arrange(fields.filter(({ name }) => name !== 'submitDate'))}
              disabled={disabled}
            />
          )}
        </SchemaCreate>
      </PlaceContext>
    </ScopeContext>
  );
};
