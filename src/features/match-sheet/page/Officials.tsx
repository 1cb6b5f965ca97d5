import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Catalogue, OpenMessageKey } from '../../../i18n/MessageKey.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { typography } from '../../../i18n/typography.ts';
import { fieldOf, toTypedNumber, typedNumberIn, type MatchField } from '../document/document.ts';
import type { Sheet } from '../sync/sheet.ts';
import { endsBeforeStart } from '../sync/wire.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { ClockField } from './ClockField.tsx';
import { PersonField, PlayerField } from './PlayerField.tsx';
import { filterFound } from '../../../fields/filterFound.ts';
import { useDebouncedValue } from '../../../fields/relation/useDebouncedValue.ts';
import { wordsOf } from '../../../lib/text.ts';
import { useServices } from '../../ServicesContext.tsx';
import type { Referee } from '../document/facts.ts';
import { filterPlayers, numberedNameOf } from '../document/players.ts';
import { findReferees } from '../sync/readFacts.ts';

const REMARKS = ['reserves', 'claims', 'report'] as const;
const CAPTAINS = { homeCaptain: 'home', awayCaptain: 'away' } as const;

/** Times, captains, referee and remarks. */
export const Officials = ({ sheet }: { readonly sheet: Sheet }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
    <Clock sheet={sheet} field="startTime" />
    <Clock sheet={sheet} field="endTime" />
    <Captain sheet={sheet} field="homeCaptain" />
    <Captain sheet={sheet} field="awayCaptain" />
    <RefereeField sheet={sheet} />
    {REMARKS.map((field) => (
      <Remark key={field} sheet={sheet} field={field} />
    ))}
  </Box>
);

type NamedField = MatchField & keyof Catalogue['sheet']['fields'];

interface FieldProps<Field extends NamedField> {
  readonly sheet: Sheet;
  readonly field: Field;
}

/** A field of the meeting: its value, what is wrong with it, and how it is changed. */
const useField = ({ sheet, field }: FieldProps<NamedField>) => {
  const translate = useTranslate();
  const { value, problems } = useSheetState(sheet, ({ document }) => {
    const faults =
      field === 'endTime' && endsBeforeStart(document) ? [translate('sheetFaults.endBeforeStart')] : [];
    const refusals = document.entries[`match/${field}`]?.refusals ?? [];
    return {
      value: fieldOf(document, field),
      problems: [...new Set([...faults, ...refusals].map(typography))],
    };
  });
  return {
    common: { id: `match/${field}`, label: translate(`sheet.fields.${field}`), value },
    problems,
    change: (changed: string): void => void sheet.dispatch({ type: 'field', field, value: changed }),
  };
};

const Clock = (props: FieldProps<'startTime' | 'endTime'>) => {
  const { common, problems, change } = useField(props);
  return (
    <ClockField
      {...common}
      error={problems.length > 0}
      helperText={problems.join(' ') || undefined}
      onChange={change}
    />
  );
};

const Captain = (props: FieldProps<keyof typeof CAPTAINS>) => {
  const { common, problems, change } = useField(props);
  const { sheet, field } = props;
  return (
    <PersonField
      {...common}
      people={sheet.facts.players.filter(({ side }) => side === CAPTAINS[field])}
      onChange={change}
      refusals={problems}
    />
  );
};

const Remark = (props: FieldProps<(typeof REMARKS)[number]>) => {
  const { common, problems, change } = useField(props);
  return (
    <TextField
      {...common}
      multiline
      minRows={2}
      sx={{ gridColumn: '1 / -1' }}
      error={problems.length > 0}
      helperText={problems.join(' ') || undefined}
      onChange={({ target }) => change(target.value)}
    />
  );
};

/** Of a licence; overseas departments have a letter. */
const NUMBER = /^\d[\dA-Z]\d{3,6}$/;

/**
 * The referee of the meeting: a player of the two clubs, a referee of any club, found by number or name, or without
 * network a number, which is looked up once the server answers.
 */
const RefereeField = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { facts } = sheet;
  const { value, refusals, referees } = useSheetState(sheet, (state) => ({
    value: fieldOf(state.document, 'referee'),
    refusals: state.document.entries['match/referee']?.refusals ?? [],
    referees: state.referees,
  }));
  const number = typedNumberIn(value);
  const own = facts.players.map((player): Referee => ({
    ...player,
    club: facts[player.side].name,
    grades: '',
  }));
  const pending = number === null ? null : toPending(number);
  const chosen = pending ?? [...own, ...referees].find(({ person }) => person === value) ?? null;
  const [typed, setTyped] = useState('');
  const { found, isOfEarlierText } = useFound(sheet, typed);
  const isOwn = ({ person }: Referee): boolean => own.some((one) => one.person === person);
  const detailOf = ({ club, grades }: Referee): string => [club, grades].filter(Boolean).join(' · ');

  const choose = async (picked: Referee | null): Promise<void> => {
    const isPending = picked !== null && typedNumberIn(picked.person) !== null;
    if (picked !== null && !isPending && !isOwn(picked)) await sheet.learn(picked);
    await sheet.dispatch({ type: 'field', field: 'referee', value: picked?.person ?? '' });
    if (isPending) await sheet.synchronise();
  };
  const chooseTyped = async (text: string): Promise<void> => {
    const licence = text.trim().toUpperCase();
    if (!NUMBER.test(licence)) return;
    const known = [...own, ...found].find(({ identifier }) => identifier === licence);
    await choose(known ?? toPending(licence));
  };
  return (
    <PlayerField<Referee, true>
      id="match/referee"
      label={translate('sheet.fields.referee')}
      freeSolo
      clearOnBlur
      options={[...filterPlayers(own, typed), ...found.filter((one) => !isOwn(one))]}
      filterOptions={filterFound(isOfEarlierText)}
      value={chosen}
      onInputChange={(_event, text, cause) => setTyped(cause === 'input' ? text : '')}
      onChange={(_event, picked) => void (typeof picked === 'string' ? chooseTyped(picked) : choose(picked))}
      onBlur={() => void chooseTyped(typed)}
      renderOption={({ key: _key, ...props }, one) => (
        <li key={`${one.person} ${one.identifier}`} {...props}>
          {numberedNameOf(one)} · {detailOf(one)}
        </li>
      )}
      {...(value !== '' && !chosen && { placeholder: translate('sheet.otherPerson') })}
      error={refusals.length > 0}
      helperText={
        refusals
          .map((refusal) => translate(refusal as OpenMessageKey, { _: refusal, number: number ?? '' }))
          .join(' ') ||
        (number !== null && translate('sheet.referee.toCheck')) ||
        (chosen && detailOf(chosen)) ||
        translate('sheet.referee.hint')
      }
    />
  );
};

const toPending = (number: string): Referee => ({
  person: toTypedNumber(number),
  identifier: number,
  familyName: '',
  givenName: '',
  club: '',
  grades: '',
});

/** Pause in typing before the server is queried. */
const PAUSE_MS = 300;
/** Fewer signs would name half the country. */
const LEAST = 3;
const NONE: readonly Referee[] = [];

/** Referees of any club found by the server; none while it does not answer. */
const useFound = ({ facts }: Sheet, typed: string) => {
  const { transport } = useServices();
  const wanted = wordsOf(typed).join(' ');
  const q = useDebouncedValue(wanted, PAUSE_MS);
  const { data: found = NONE } = useQuery({
    queryKey: ['referees', facts.match, q],
    queryFn: ({ signal }) => findReferees(transport, facts.match, { q }, signal),
    enabled: q.length >= LEAST,
    networkMode: 'always',
  });
  return { found, isOfEarlierText: wanted !== q };
};
