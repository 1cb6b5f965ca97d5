import Stack from '@mui/material/Stack';
import { arrange } from '../../views/arrange.ts';
import { FormSections } from '../../views/FormSections.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { ChangeAssistant } from './ChangeAssistant.tsx';

interface ChangeCreateProps extends SchemaCreateProps {
  readonly asked: 'mutations' | 'transferts';
}

/** The form of a change of club under the assistant that finds the procedure and fills it in. */
export const ChangeCreate = ({ asked, config = {} }: ChangeCreateProps) => (
  <SchemaCreate config={config}>
    {({ fields, disabled }) => (
      <Stack sx={{ gap: 2 }}>
        {!disabled && <ChangeAssistant asked={asked} />}
        <FormSections
          layout="sections"
          sections={arrange(fields, config.form?.sections)}
          disabled={disabled}
        />
      </Stack>
    )}
  </SchemaCreate>
);
