import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { SectionsWith } from '../../views/form/SectionsWith.tsx';
import { ChangeAssistant } from './ChangeAssistant.tsx';

interface ChangeCreateProps extends SchemaCreateProps {
  readonly asked: 'mutations' | 'transferts';
}

/** The form of a change of club under the assistant that finds the procedure and fills it in. */
export const ChangeCreate = ({ asked, ...props }: ChangeCreateProps) => (
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
