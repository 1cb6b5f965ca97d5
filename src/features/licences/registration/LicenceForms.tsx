import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { useGetOne, useLocation } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import { SectionsWith } from '../../../views/form/FormSections.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../../views/SchemaEdit.tsx';
import { useKnownSeasons } from '../../useSeasons.ts';
import { toSelected } from '../renewal/findPeople.ts';
import { KnownPeople } from './KnownPeople.tsx';
import { HolderObstacle, LicenceAdvice, useHolder } from './LicenceAdvice.tsx';
import { HolderCertificate } from './NewCertificate.tsx';
import { NewPersonDialog } from './NewPerson.tsx';
import { toLicenceStart } from './toLicenceStart.ts';

/** A new licence: search of its holder above the form, advice below. */
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
  return <LicenceForm {...props} {...(holder ? { start: toLicenceStart(holder, data) } : {})} />;
};

const LicenceForm = (props: SchemaCreateProps) => (
  <SchemaCreate {...props}>
    {(form) => (
      <SectionsWith
        {...form}
        config={props.config}
        above={
          <div>
            <HolderSearch disabled={form.disabled} />
            <HolderObstacle />
          </div>
        }
        below={<LicenceAdvice disabled={form.disabled} />}
      />
    )}
  </SchemaCreate>
);

/** Finds the holder by the number of a former licence, or writes a new person down without leaving the form. */
const HolderSearch = ({ disabled }: { readonly disabled: boolean }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [number, setNumber] = useState('');
  const [isNew, setNew] = useState(false);
  const take = (record: unknown): void => {
    setValue('person', record, { shouldDirty: true, shouldValidate: true });
    setNumber('');
    setNew(false);
  };
  return (
    <SectionCard title={translate('registration.holder')}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('registration.search')}</Typography>
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
          onChosen={({ record }) => take(record)}
        />
      </Stack>
      {isNew && (
        <NewPersonDialog
          onCreated={take}
          onChosen={({ record }) => take(record)}
          onClose={() => setNew(false)}
        />
      )}
    </SectionCard>
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
