import { use, useState } from 'react';
import { useGetOne, useLocation } from 'react-admin';
import { useKnownRecords } from '../../../fields/KnownRecords.tsx';
import type { Season } from '../../../rules/season.ts';
import { Loading } from '../../../views/page/Loading.tsx';
import { SchemaCreate, type SchemaCreateProps } from '../../../views/SchemaCreate.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { SectionsWith } from '../../../views/form/SectionsWith.tsx';
import { toSelected } from '../renewal/findPeople.ts';
import { HolderSearch } from './HolderSearch.tsx';
import { HolderObstacle, LicenceCounsel } from './LicenceCounsel.tsx';
import { toLicenceStart } from './toLicenceStart.ts';
import { useHolder } from './useHolder.ts';

/** A new licence: its holder is found before anybody is created, and what it comes to shows before it is saved. */
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

/** Starts with the holder and what their last licence had; what cannot be read is left to be chosen. */
const LicenceOf = ({ person, ...props }: SchemaCreateProps & { readonly person: string }) => {
  const seasons = (useKnownRecords('/seasons') ?? []) as readonly unknown[] as readonly Season[];
  const working = use(ScopeContext)['season']?.['@id'];
  const season = seasons.find((one) => one['@id'] === working) ?? null;
  const { data: holder, error } = useGetOne('persons', { id: person }, { onError: () => undefined });
  const { place, desk, error: deskError } = useHolder(person, season);
  const isRead = (holder ?? error) && (place === null || desk || deskError);
  if (!isRead) return <Loading />;
  return <LicenceForm {...props} {...(holder ? { start: toLicenceStart(holder, desk) } : {})} />;
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
        below={<LicenceCounsel disabled={form.disabled} />}
      />
    )}
  </SchemaCreate>
);
