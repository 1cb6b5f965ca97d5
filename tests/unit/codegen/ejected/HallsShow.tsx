import { SchemaShow, type SchemaShowProps } from '../../../../src/views/SchemaShow.tsx';
import { ShowSections } from '../../../../src/views/show/ShowSections.tsx';

/** A record of 'halls' to read. */
export const HallsShow = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {(fields) => (
      <ShowSections config={{ ...props.config, form: { sections: SECTIONS } }} description={{ fields }} />
    )}
  </SchemaShow>
);

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
