import { idOf } from '../../../lib/iri.ts';
import { toMap, toNumber, toText, type Json } from '../../../schema/read.ts';

/** Season to division of a pool, by id, with the names for its title. */
export const fromDivision = (division: Json) => {
  const contest = toMap(division.contest);
  return {
    season: idOfRef(contest.season),
    organization: idOfRef(division.organization),
    contest: idOfRef(contest),
    contestName: toText(contest.shortName) ?? toText(contest.name) ?? '',
    phase: toNumber(division.phase),
    division: idOfRef(division),
    divisionName: toText(division.label) ?? toText(division.name) ?? '',
  };
};

export const idOfRef = (value: unknown): number | null => idOf(toText(toMap(value)['@id']));
