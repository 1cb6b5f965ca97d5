import Stack from '@mui/material/Stack';
import { useTranslate } from '../../../../src/i18n/useTranslate.ts';
import { SchemaShow, type SchemaShowProps } from '../../../../src/views/SchemaShow.tsx';
import { ShowSection } from '../../../../src/views/show/ShowSection.tsx';
import { splitFields } from '../../../../src/views/page/arrange.ts';

/** A record of 'halls' to read. */
export const HallsShow = (props: SchemaShowProps) => {
  const translate = useTranslate();
  return (
    <SchemaShow {...props}>
      {(fields) => {
        const parts = splitFields(fields, SECTIONS);
        return (
          <Stack sx={{ gap: 2 }}>
            <ShowSection title={translate('resources.halls.sections.hall')} fields={parts.hall} />
            <ShowSection title={translate('resources.halls.sections.equipment')} fields={parts.equipment} />
            <ShowSection
              title={translate('resources.halls.sections.homologation')}
              fields={parts.homologation}
            />
            <ShowSection title={translate('form.other')} fields={parts.others} />
          </Stack>
        );
      }}
    </SchemaShow>
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
