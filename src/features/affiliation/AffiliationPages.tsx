import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toIri } from '../../lib/iri.ts';
import { useRecordId } from '../../session/useRouteIds.ts';
import { StepsContext } from '../../views/process/StepsContext.ts';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { refusedSteps } from './refusedSteps.ts';
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
  const translate = useTranslate();
  const id = toIri('/club_affiliations', useRecordId());
  const { data } = useGetOne('affiliations', { id }, { onError: () => undefined });
  const { steps } = useSteps({ club: data?.club, season: data?.season }, data);
  return <StepsContext value={{ refused: refusedSteps(steps, translate) }}>{children}</StepsContext>;
};
