import { useSearchParams } from 'react-router';
import { individualTexts } from './texts.ts';
import { toApiPath } from '../../../lib/iri.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';
import { isTrue, toLength, toMap, toText, type Json } from '../../../schema/read.ts';
import { currentOf, useRead, type Reading } from '../useRead.ts';
import { usePickers } from '../usePickers.ts';

/** A record to choose by its name. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** The current season; the tour with results. */
  readonly isPreferred: boolean;
  readonly division: { readonly id: string; readonly name: string } | null;
}

const NAMES = ['season', 'contest', 'division', 'tour', 'group'] as const;
type Name = (typeof NAMES)[number];

/**
 * Season, contest, division, tour and group, each narrowed by the one before. Defaults: the current season, the last
 * tour with results, else the first option. `unknown` is the first choice in the URL that does not exist.
 */
export const useChoices = () => {
  const [params] = useSearchParams();
  const seasons = useList(toApiPath('/seasons?order[startDate]=desc&itemsPerPage=25'));
  const season = pick(toChoices(seasons), params.get('season'));
  const contests = useList(
    season &&
      toApiPath(
        `/contests?type=individual&public=true&season.id=${season.id}&order[name]=asc&itemsPerPage=100`,
      ),
  );
  const contest = pick(toChoices(contests), params.get('contest'));
  const tours = useList(
    contest && toApiPath(`/tours?division.contest.id=${contest.id}&order[number]=asc&itemsPerPage=100`),
  );
  const divisions = [
    ...new Map(
      toChoices(tours).flatMap(({ division }) => (division ? [[division.id, division]] : [])),
    ).values(),
  ].map((one) => ({ ...one, isPreferred: false, division: null }));
  const division = pick(divisions, params.get('division'));
  const ofDivision = toChoices(tours).filter((one) => one.division?.id === division?.id);
  const tour = pick(ofDivision, params.get('tour'));
  const groups = useList(tour && toApiPath(`/groups?tour.id=${tour.id}&order[order]=asc&itemsPerPage=100`));
  const group = pick(toChoices(groups), params.get('group'));
  const lists: Readonly<Record<Name, readonly [readonly Choice[], Choice | null]>> = {
    season: [toChoices(seasons), season],
    contest: [toChoices(contests), contest],
    division: [divisions, division],
    tour: [ofDivision, tour],
    group: [toChoices(groups), group],
  };
  // A link to a group alone is enough; where it belongs is then left open.
  const lone =
    params.get('tour') === null && /^\d{1,10}$/.test(params.get('group') ?? '') ? params.get('group') : null;
  const pickers = usePickers(
    NAMES.map((name) => ({
      name,
      label: individualTexts[name],
      options: lists[name][0].map(({ id, name: label }) => ({ value: id, label })),
      chosen: (lone === null && lists[name][1]?.id) || null,
    })),
    lone === null && group !== null,
  ).filter(({ label }) => label !== individualTexts.division || divisions.length > 1);
  const reading = [seasons, contests, tours, groups].find(isOpen) ?? groups;
  // The choice in the address is none of those that are there.
  const unknown =
    NAMES.find((name) => params.get(name) && lists[name][0].length > 0 && lists[name][1] === null) ?? null;
  const chosenNames = [tour, group].flatMap((one) => one?.name ?? []);
  const name = chosenNames.join(' · ') || individualTexts.group;
  return { pickers, name, group: lone ?? group?.id ?? null, groups: toChoices(groups), reading, unknown };
};

/** The records of a collection as choices; those without id or name are left out. */
const useList = (path: string | null): Reading<readonly Choice[]> =>
  useRead(path === null ? null : ['choices', path], async ({ get }) =>
    fromCollection(await get(path ?? ''))
      .map(toMap)
      .flatMap((record) => {
        const named = toNamed(record);
        const isPreferred = isTrue(record.current) || isTrue(record.started);
        return named ? [{ ...named, isPreferred, division: toNamed(toMap(record.division)) }] : [];
      }),
  );

const toNamed = ({ id, name, letter }: Json): Choice['division'] => {
  const [number, text, sign] = [toLength(id), toText(name), toText(letter)];
  if (number === null || text === null) return null;
  return { id: String(number), name: sign === null ? text : `${text} (${sign})` };
};

/** Not there yet, or with nothing to choose from. */
const isOpen = ({ state }: Reading<readonly Choice[]>): boolean =>
  state.status !== 'ready' || state.data.length === 0;

/** A list of the choice before offers nothing. */
const toChoices = (reading: Reading<readonly Choice[]>): readonly Choice[] => currentOf(reading) ?? [];

const pick = (choices: readonly Choice[], id: string | null): Choice | null =>
  id
    ? (choices.find((choice) => choice.id === id) ?? null)
    : (choices.findLast(({ isPreferred }) => isPreferred) ?? choices[0] ?? null);
