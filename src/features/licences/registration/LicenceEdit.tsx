import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';
import { SectionsWith } from '../../../views/form/SectionsWith.tsx';
import { NewCertificate } from './NewCertificate.tsx';

/** A licence in its form, from which a new certificate of its holder is written down and taken up. */
export const LicenceEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {(form) => (
      <SectionsWith
        {...form}
        config={props.config}
        below={!form.disabled && <NewCertificate disabled={false} onCreated={nothingElse} />}
      />
    )}
  </SchemaEdit>
);

const nothingElse = (): void => undefined;
