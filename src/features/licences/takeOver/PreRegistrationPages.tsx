import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toIri } from '../../../lib/iri.ts';
import { isEmpty } from '../../../lib/placeholder.ts';
import { useRecordId } from '../../../session/useRouteIds.ts';
import { SectionsWith } from '../../../views/form/FormSections.tsx';
import { StepsContext } from '../../../views/process/StepsContext.ts';
import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';
import { SchemaShow, type SchemaShowProps } from '../../../views/SchemaShow.tsx';
import { mayAccept } from './request.ts';
import { CreatedLicence, TakeOverLink } from './TakeOverLink.tsx';

/** A pre-registration in its form, with the licence that came of it. */
export const PreRegistrationEdit = (props: SchemaEditProps) => (
  <WithRefusal>
    <SchemaEdit {...props}>
      {(form) => <SectionsWith {...form} config={props.config} above={<CreatedLicence />} />}
    </SchemaEdit>
  </WithRefusal>
);

export const PreRegistrationShow = (props: SchemaShowProps) => (
  <WithRefusal>
    <SchemaShow {...props} />
  </WithRefusal>
);

/** Without person, mention and practice forms a request is not accepted here: they are chosen where it is taken over. */
const WithRefusal = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const id = toIri('/licence_pre_registrations', useRecordId());
  const { data } = useGetOne('pre-registration', { id }, { onError: () => undefined });
  const isIncomplete = data && NEEDED.some((name) => isEmpty(data[name]));
  return (
    <StepsContext
      value={{
        refused: isIncomplete ? { accepted: translate('takeOver.first') } : {},
        first: data && mayAccept(data) && <TakeOverLink />,
      }}
    >
      {children}
    </StepsContext>
  );
};

const NEEDED = ['person', 'medical', 'practiceForms'] as const;
