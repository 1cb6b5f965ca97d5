import Stack from '@mui/material/Stack';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSearchParams } from 'react-router';
import type { FieldDescription } from '../../schema/description.ts';
import { TabStrip } from '../../ui/TabStrip.tsx';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { informations } from '../../resources/informations.ts';
import { Slot } from '../FeaturesContext.tsx';
import { Leaders } from './Leaders.tsx';
import { Settings } from './Settings.tsx';

const TABS = ['identity', 'contact', 'leaders', 'settings'] as const;

type TabName = (typeof TABS)[number];
type Titles = Readonly<Record<TabName, string>>;

/** The club to read in tabs, one of which the address may name (`?tab=leaders`); a part of it has none. */
export const InformationsShow = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {props.part === undefined ? (fields) => <ClubTabs fields={fields} /> : undefined}
  </SchemaShow>
);

const CONTACT = new Set<string>(informations.form?.sections?.['contact']);

const ClubTabs = ({ fields }: { readonly fields: readonly FieldDescription[] }) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const open = TABS.find((name) => name === search.get('tab')) ?? 'identity';
  return (
    <TabStrip
      label={translate('clubInformations.tabs')}
      tabs={Object.fromEntries(TABS.map((name) => [name, translate(`clubInformations.${name}`)])) as Titles}
      current={open}
      onTurn={(name) => setSearch(name === 'identity' ? {} : { tab: name }, { replace: true })}
    >
      <Panel name={open} fields={fields} />
    </TabStrip>
  );
};

interface PanelProps {
  readonly name: TabName;
  readonly fields: readonly FieldDescription[];
}

const Panel = ({ name, fields }: PanelProps) => {
  if (name === 'leaders') return <Leaders />;
  if (name === 'settings') return <Settings />;
  const isContact = name === 'contact';
  return (
    <Stack sx={{ gap: 2 }}>
      <ShowSections
        config={informations}
        description={{ fields: fields.filter((field) => CONTACT.has(field.name) === isContact) }}
      />
      {isContact && <Slot name="club.contact" />}
    </Stack>
  );
};
