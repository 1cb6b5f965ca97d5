import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { toIri } from '../../lib/iri.ts';
import { useRecordId } from '../../session/useRouteIds.ts';
import { StepsContext } from '../../views/process/StepsContext.ts';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { useSteps } from './useSteps.ts';

export const AffiliationEdit = (props: SchemaEditProps) => (
  <WithRefusal>
    <SchemaEdit {...props} />
  </WithRefusal>
);

export const AffiliationShow = (props: SchemaShowProps) => (
  <WithRefusal>
    <SchemaShow {...props} />
  </WithRefusal>
);

/** While a part is missing, which may be one of another page, the button that sends says which. */
const WithRefusal = ({ children }: { readonly children: ReactNode }) => {
  const id = toIri('/club_affiliations', useRecordId());
  const { data } = useGetOne('affiliations', { id }, { onError: () => undefined });
  const { refused } = useSteps({ club: data?.club, season: data?.season }, data);
  return <StepsContext value={{ refused }}>{children}</StepsContext>;
};
