import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { SectionsWith } from '../../views/form/FormSections.tsx';
import { ChangeAssistant } from './ChangeAssistant.tsx';

interface ChangeCreateProps extends SchemaCreateProps {
  readonly asked: 'mutations' | 'transferts';
}

/** The form of a change of club under the assistant that finds the procedure and fills it in. */
const ChangeCreate = ({ asked, ...props }: ChangeCreateProps) => (
  <SchemaCreate {...props}>
    {(form) => (
      <SectionsWith
        {...form}
        config={props.config}
        above={!form.disabled && <ChangeAssistant asked={asked} />}
      />
    )}
  </SchemaCreate>
);

/** Asks for a mutation, once it is clear that the player needs one. */
export const MutationCreate = (props: SchemaCreateProps) => <ChangeCreate {...props} asked="mutations" />;

/** Asks for a transfer, once it is clear that the player needs no mutation. */
export const TransferCreate = (props: SchemaCreateProps) => <ChangeCreate {...props} asked="transferts" />;
