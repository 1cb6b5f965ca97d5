import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { use, useRef, useState } from 'react';
import { useGetOne, useLocation, type RaRecord } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { isEmpty } from '../../../lib/placeholder.ts';
import type { FormContent } from '../../../views/form/FormSections.tsx';
import { FormSection, SectionFields } from '../../../views/form/FormSection.tsx';
import { splitFields } from '../../../views/page/arrange.ts';
import type { RenewalData } from '../renewal/renewal.ts';
import { SectionsWith } from '../../../views/form/FormSections.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';
import { useFocusAfter } from '../../../ui/useFocusAfter.ts';
import { useKnownSeasons } from '../../useSeasons.ts';
import { toSelected } from '../renewal/findPeople.ts';
import { KnownPeople } from './KnownPeople.tsx';
import { HolderObstacle, LicenceAdvice, useHolder } from './LicenceAdvice.tsx';
import { HolderCertificate } from './NewCertificate.tsx';
import { NewPersonDialog } from './NewPerson.tsx';
import { toLicenceStart } from './toLicenceStart.ts';

/** A new licence: its holder, and beside them what to know before saving. */
export const LicenceCreate = (props: SchemaCreateProps) => {
  const { state } = useLocation();
  const [person] = useState(() => personIn(state));
  return person === null ? <LicenceForm {...props} /> : <LicenceOf person={person} {...props} />;
};

/** The person (IRI) whose page led here. */
const personIn = (state: unknown): string | null => {
  const selected = toSelected(state);
  return selected?.resource === 'persons' && selected.ids.length === 1 ? (selected.ids[0] ?? null) : null;
};

/** Prefilled with the holder and their last licence, as far as they can be read. */
const LicenceOf = ({ person, ...props }: SchemaCreateProps & { readonly person: string }) => {
  const seasons = useKnownSeasons();
  const working = use(ScopeContext)['season']?.['@id'];
  const season = seasons.find((one) => one['@id'] === working) ?? null;
  const { data: holder, error } = useGetOne('persons', { id: person }, { onError: () => undefined });
  const { place, data, error: failure } = useHolder(person, season);
  const isRead = (holder ?? error) && (place === null || data || failure);
  if (!isRead) return <Loading />;
  return <LicenceForm {...props} holder={holder ?? null} data={data} />;
};

interface LicenceFormProps extends SchemaCreateProps {
  readonly holder?: RaRecord | null;
  readonly data?: RenewalData | null | undefined;
}

const LicenceForm = ({ holder = null, data, ...props }: LicenceFormProps) => (
  <SchemaCreate {...props} start={toLicenceStart(holder, data)}>
    {(form) => <LicenceSections {...form} config={props.config} />}
  </SchemaCreate>
);

type LicenceSectionsProps = Parameters<FormContent>[0] & {
  readonly config: SchemaCreateProps['config'];
};

/** Holder, licence and papers, the seldom fields folded; the advice is beside the holder from the start. */
const LicenceSections = ({ fields, disabled, config }: LicenceSectionsProps) => {
  const translate = useTranslate();
  const { holder, licence, medical, others } = splitFields(fields, {
    holder: ['person'],
    licence: config?.form?.sections?.['licence']?.filter((name) => name !== 'person') ?? [],
    medical: config?.form?.sections?.['medical'] ?? [],
  });
  const titleOf = (key: 'licence' | 'medical'): string => translate(`resources.licences.sections.${key}`);
  return (
    <Box sx={SIDE_BY_SIDE}>
      <Box sx={{ gridArea: 'holder', minWidth: 0 }}>
        <SectionCard title={translate('registration.holder')}>
          <SectionFields fields={holder} disabled={disabled} />
          <HolderSearch disabled={disabled} />
        </SectionCard>
        <HolderObstacle />
      </Box>
      <Box sx={{ gridArea: 'advice', minWidth: 0 }}>
        <Box sx={{ position: { md: 'sticky' }, top: 0 }}>
          <LicenceAdvice disabled={disabled} />
        </Box>
      </Box>
      <Stack sx={{ gridArea: 'rest', gap: 2, minWidth: 0 }}>
        <FormSection title={titleOf('licence')} fields={licence} disabled={disabled} />
        <FormSection title={titleOf('medical')} fields={medical} disabled={disabled} />
        <FormSection title={translate('form.other')} fields={others} disabled={disabled} folded />
      </Stack>
    </Box>
  );
};

/** On a phone the advice is right under the holder. */
const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"holder" "advice" "rest"', md: '"holder advice" "rest advice"' },
} as const;

/** Finds the holder by the number of a former licence, or writes a new person down; nothing to search once one is chosen. */
const HolderSearch = ({ disabled }: { readonly disabled: boolean }) => {
  const translate = useTranslate();
  const { setValue, setFocus } = useFormContext();
  const [person, club]: unknown[] = useWatch({ name: ['person', 'club'] });
  const [number, setNumber] = useState('');
  const [isNew, setNew] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  // What was pressed goes with the search.
  useFocusAfter(isEmpty(person), change);
  const put = (record: unknown): void => {
    setValue('person', record, { shouldDirty: true, shouldValidate: record !== null });
    setNumber('');
    setNew(false);
  };
  if (!isEmpty(person))
    return (
      <Button
        ref={change}
        size="small"
        disabled={disabled}
        onClick={() => {
          put(null);
          setFocus('person');
        }}
      >
        {translate('registration.change')}
      </Button>
    );
  return (
    <Stack sx={{ gap: 1, mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('registration.search')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          label={translate('registration.byNumber')}
          value={number}
          disabled={disabled}
          slotProps={{ htmlInput: { maxLength: 8, autoComplete: 'off' } }}
          onChange={({ target }) => setNumber(target.value)}
          // Enter searches and does not submit the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Button variant="outlined" disabled={disabled} onClick={() => setNew(true)}>
          {translate('resources.persons.create')}
        </Button>
      </Stack>
      <KnownPeople
        identity={{ familyName: '', givenName: '', birthDate: '', number }}
        none={translate('registration.unknownNumber')}
        disabled={disabled}
        onChosen={({ record }) => put(record)}
      />
      {isNew && (
        <NewPersonDialog
          // Above the clubs the address names none.
          start={isEmpty(club) ? {} : { club }}
          onCreated={put}
          onChosen={({ record }) => put(record)}
          onClose={() => setNew(false)}
        />
      )}
    </Stack>
  );
};

/** A licence in its form, from which a new certificate of its holder is written down and taken up. */
export const LicenceEdit = (props: SchemaEditProps) => (
  <SchemaEdit {...props}>
    {(form) => (
      <SectionsWith {...form} config={props.config} below={!form.disabled && <HolderCertificate />} />
    )}
  </SchemaEdit>
);
