import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SectionsWith } from '../../views/form/SectionsWith.tsx';
import { NotLicensedYet } from './NotLicensedYet.tsx';

/** A mutation or a transfer, with what is left to do for the welcome club once it is decided. */
export const ClubChangeEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {(form) => <SectionsWith {...form} config={props.config} above={<NotLicensedYet />} />}
  </SchemaEdit>
);
