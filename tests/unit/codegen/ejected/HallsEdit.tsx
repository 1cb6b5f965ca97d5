import Stack from '@mui/material/Stack';
import { useTranslate } from '../../../../src/i18n/useTranslate.ts';
import { FormSection } from '../../../../src/views/form/FormSection.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../../../src/views/SchemaEdit.tsx';
import { splitFields } from '../../../../src/views/page/arrange.ts';

/** A record of 'halls' in its form. */
export const HallsEdit = (props: SchemaEditProps) => {
  const translate = useTranslate();
  return (
    <SchemaEdit {...props}>
      {({ fields, disabled }) => {
        const parts = splitFields(fields, SECTIONS);
        return (
          <Stack sx={{ gap: 2 }}>
            <FormSection
              title={translate('resources.halls.sections.hall')}
              fields={parts.hall}
              disabled={disabled}
            />
            <FormSection
              title={translate('resources.halls.sections.equipment')}
              fields={parts.equipment}
              disabled={disabled}
            />
            <FormSection
              title={translate('resources.halls.sections.homologation')}
              fields={parts.homologation}
              disabled={disabled}
            />
            <FormSection title={translate('form.other')} fields={parts.others} disabled={disabled} folded />
          </Stack>
        );
      }}
    </SchemaEdit>
  );
};

const SECTIONS = {
  hall: ['name', 'address', 'owner', 'accessibility', 'photo', 'plan', 'comment'],
  equipment: [
    'numberOfTables',
    'playingAreas',
    'specific',
    'height',
    'length',
    'width',
    'lighting',
    'floor',
    'changingRooms',
    'seats',
  ],
  homologation: ['homologationCategory', 'homologationLevel', 'homologationDate', 'homologationEndDate'],
};
