import { describe, expect, it } from 'vitest';
import { departments, toBorders } from '../../../../../src/ui/map/departments.ts';
import { parseTournament } from '../../../../../src/areas/public/tournaments/parseTournament.ts';
import {
  toFilters,
  toSearchAddress,
  toSearchQuery,
} from '../../../../../src/areas/public/tournaments/searchFilters.ts';
import { withParameters } from '../../../../../src/areas/public/withParameters.ts';
import { toCalendarEvents } from '../../../../../src/areas/public/tournaments/toCalendarEvents.ts';
import { NO_NAMES, toChips } from '../../../../../src/areas/public/tournaments/FilterChips.tsx';
import { toDates, toRemaining } from '../../../../../src/areas/public/tournaments/formatTournament.ts';
import { toMapPlaces } from '../../../../../src/areas/public/tournaments/TournamentMap.tsx';
import { toLimits } from '../../../../../src/areas/public/tournaments/TournamentDetail.tsx';

const TODAY = '2026-11-21';
const queryOf = (address: string): Readonly<Record<string, string>> => {
  const params = new URLSearchParams(address);
  return Object.fromEntries(new URLSearchParams(toSearchQuery(toFilters(params, TODAY), params, 25)));
};
const FIXED = { itemsPerPage: '25', 'order[startDate]': 'asc', 'order[name]': 'asc', published: 'true' };

describe('the search of tournaments', () => {
  it('requests 25 of those to come, by first day and name (R2.20)', () => {
    expect(queryOf('')).toEqual({ ...FIXED, page: '1', 'startDate[after]': '2026-11-21T00:00:00' });
    expect(queryOf('from=&page=3')).toEqual({ ...FIXED, page: '3' });
  });

  it('takes every filter of the address under the name that the server knows (R2.20)', () => {
    expect(
      queryOf(
        'name=%20toussaint%20&from=2026-10-01&until=2026-12-31&type=A&league=L08&place=Vaires' +
          '&near=48.87,2.64&town=Vaires&radius=50&points=1159&licenceType=T&endowment=500&places=1',
      ),
    ).toEqual({
      ...FIXED,
      page: '1',
      name: 'toussaint',
      'startDate[after]': '2026-10-01T00:00:00',
      'endDate[before]': '2026-12-31T23:59:59',
      'type[]': 'A',
      'or[club.league.identifier]': 'L08',
      'or[organization.identifier]': 'L08',
      'address.addressLocality': 'Vaires',
      near: '48.87,2.64',
      radius: '50',
      points: '1159',
      licenceType: 'T',
      'endowment[gte]': '50000',
      places: '1',
      'registrationDeadline[after]': '2026-11-21T00:00:00',
    });
    expect(queryOf('from=&place=77360&committee=D77&league=L08')).toMatchObject({
      'address.postalCode': '77360',
      'or[club.committee.identifier]': 'D77',
    });
  });

  it('leaves out what makes no sense', () => {
    const odd = 'from=2026-02-31&until=soon&type=Z&points=-1&near=a,b&town=x&league=%3Cb%3E&page=1e9';
    expect(queryOf(odd)).toEqual({ ...FIXED, page: '1' });
  });

  it('describes each filter in words, and the address without it', () => {
    const params = new URLSearchParams('type=A&type=D&near=48.87,2.64&town=Vaires&radius=50&page=2&places=1');
    const chips = toChips(toFilters(params, TODAY), NO_NAMES);
    expect(chips.map(({ text }) => text)).toEqual([
      'à partir du 21/11/2026',
      'National A',
      'Départemental',
      '50 km autour de Vaires',
      'Places restantes',
    ]);
    expect(chips.map(({ without }) => withParameters(params, without).toString())).toEqual([
      'type=A&type=D&near=48.87%2C2.64&town=Vaires&radius=50&places=1&from=',
      'near=48.87%2C2.64&town=Vaires&radius=50&places=1&type=D',
      'near=48.87%2C2.64&town=Vaires&radius=50&places=1&type=A',
      'type=A&type=D&places=1',
      'type=A&type=D&near=48.87%2C2.64&town=Vaires&radius=50',
    ]);
  });

  it('comes back from a tournament as it was left', () => {
    const params = new URLSearchParams('name=val&map=1&tournament=3&event=A&draw=1&player=77&view=list');
    expect(toSearchAddress(params).toString()).toBe('name=val&map=1');
  });
});

describe('a tournament of an answer', () => {
  const ENTRYPOINT = 'https://api.example.org/api';
  const parse = (more: object) =>
    parseTournament({ id: 7, name: 'Open', startDate: '2026-10-31T00:00:00+01:00', ...more }, ENTRYPOINT);

  it('sorts its tables by day, hour and code', () => {
    const table = (code: string, date: string, time: string) => ({
      code,
      date,
      time: `1970-01-01T${time}:00+01:00`,
    });
    const tables = [
      table('B', '2026-11-01', '09:00'),
      table('D', '2026-10-31', '14:00'),
      table('C', '2026-10-31', '09:30'),
      table('A', '2026-10-31', '09:30'),
    ];
    expect(parse({ tables })?.tables.map(({ code }) => code)).toEqual(['A', 'C', 'D', 'B']);
  });

  it('keeps no file of another host and no record without number or day', () => {
    expect(parse({ rules: { url: '/api/files/1/a.pdf' } })?.rules).toBe(
      'https://api.example.org/api/files/1/a.pdf',
    );
    for (const url of ['https://evil.example/a.pdf', 'javascript:alert(1)', '//evil.example/x'])
      expect(parse({ rules: { url } })?.rules).toBeNull();
    for (const odd of [null, 7, [], {}, { id: 'x' }, { id: 3, startDate: 'soon' }])
      expect(parseTournament(odd, ENTRYPOINT)).toBeNull();
  });

  it('fills each of its days in a calendar, and no more than a fortnight', () => {
    const daysOf = (endDate: string) => {
      const tournament = parse({ endDate });
      return tournament && toCalendarEvents(tournament).map(({ date }) => date);
    };
    expect(daysOf('2026-11-01')).toEqual(['2026-10-31', '2026-11-01']);
    expect(daysOf('2026-10-01')).toEqual(['2026-10-31']);
    expect(daysOf('2036-10-01')).toHaveLength(14);
  });

  it('writes its days with a dash between the first and the last one', () => {
    const datesOf = (endDate: string) => {
      const tournament = parse({ endDate });
      return tournament && toDates(tournament);
    };
    expect(datesOf('2026-11-01')).toBe('31/10/2026 – 01/11/2026');
    expect(datesOf('2026-10-31')).toBe('31/10/2026');
  });

  it('says whom a table is for', () => {
    const limitsOf = (table: object) => {
      const [only] = parse({ tables: [{ code: 'A', ...table }] })?.tables ?? [];
      return only && toLimits(only);
    };
    expect(limitsOf({ pointsMin: 500, pointsMax: 899 })).toBe('500 à 899');
    expect(limitsOf({ pointsMax: 899, gender: 'F' })).toBe('jusqu’à 899, Féminin');
    expect(limitsOf({ double: true })).toBe('Toutes séries, Double');
  });

  it('says how many places are left while entries are open, and nothing where that is unknown', () => {
    const leftOf = (remaining: readonly unknown[], now = '2026-10-01') => {
      const tables = remaining.map((remainingPlaces) => ({ code: 'A', remainingPlaces }));
      const tournament = parse({ tables, registrationDeadline: '2026-10-28T23:59:00+01:00' });
      return tournament && toRemaining(tournament.tables, tournament, Date.parse(now));
    };
    expect(leftOf([7, 0, null])).toBe('7');
    expect([leftOf([0, 0]), leftOf([-3])]).toEqual(['Complet', 'Complet']);
    expect([leftOf([null, 0]), leftOf([undefined]), leftOf(['x']), leftOf([])]).toEqual(Array(4).fill('--'));
    expect(leftOf([7], '2026-10-29')).toBe('Inscriptions closes');
  });

  it('is on the map with the others of its place, if it has one', () => {
    const at = (latitude: unknown, longitude: unknown) => parse({ address: { latitude, longitude } });
    const all = [at(48.871, 2.641), at(48.8712, 2.6413), at(null, 2), at(48.5, 2), at(500, 2)];
    const places = toMapPlaces(all.filter((tournament) => tournament !== null));
    expect(places.map(({ key, tournaments }) => [key, tournaments.length])).toEqual([
      ['48.87,2.64', 2],
      ['48.50,2.00', 1],
    ]);
  });
});

describe('the borders of the departments', () => {
  it('lie in France, mainland and overseas', () => {
    const borders = toBorders(departments);
    expect(borders.length).toBeGreaterThan(250);
    const isMainland = ([latitude, longitude]: readonly [number, number]) =>
      latitude > 41 && latitude < 51.5 && longitude > -5.6 && longitude < 9.8;
    const overseas = borders.filter((line) => !line.every(isMainland));
    expect(overseas).toHaveLength(7);
    expect(borders.every((line) => line.length > 1)).toBe(true);
  });
});
