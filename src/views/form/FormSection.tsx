import type { FieldDescription } from '../../schema/description.ts';
import { SectionFields } from './SectionFields.tsx';
import { SectionCard } from '../page/SectionCard.tsx';

interface FormSectionProps {
  readonly title: string | null;
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
}

/** The inputs of some fields on a card; nothing where there is no field. */
export const FormSection = ({ title, fields, disabled }: FormSectionProps) =>
  fields.length === 0 ? null : (
    <SectionCard title={title}>
      <SectionFields fields={fields} disabled={disabled} />
    </SectionCard>
  );
