import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../support/frenchTexts.ts';
import { checkLineUp } from '../../../../src/rules/sheet/checkLineUp.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../src/rules/sheet/lineUp.ts';
import type {
  Appearance,
  EligibilityRules,
  LineUp,
  SheetLicence,
  SheetPlayer,
} from '../../../../src/rules/sheet/lineUp.ts';

const buildPlayer = (letter: string, known: Partial<SheetLicence> = {}): SheetPlayer => ({
  letter,
  identifier: `77${letter.charCodeAt(0)}0`,
  licence: {
    club: '08779001',
    type: 'T',
    isValid: true,
    validationDate: '2026-09-01',
    gender: 'M',
    foreign: false,
    mutated: false,
    numbered: false,
    medical: 'C',
    points: 2000 - 100 * letter.charCodeAt(0) + 6500,
    suspendedUntil: null,
    ...known,
  },
});

const buildLineUp = (known: Partial<LineUp> = {}): LineUp => ({
  side: 'home',
  format: '4J14',
  clubs: ['08779001'],
  team: 3,
  championship: 'M',
  phase: 1,
  day: 4,
  date: '2026-10-30',
  players: ['A', 'B', 'C', 'D'].map((letter) => buildPlayer(letter)),
  appearances: [],
  ...known,
});

const withA = (known: Partial<SheetLicence>): LineUp =>
  buildLineUp({
    players: [buildPlayer('A', known), ...['B', 'C', 'D'].map((letter) => buildPlayer(letter))],
  });

/** Meetings of player A in this phase. */
const played = (...days: (Partial<Appearance> & { day: number })[]): Appearance[] =>
  days.map((one) => ({
    identifier: '77650',
    championship: 'M',
    phase: 1,
    team: 3,
    teamName: `VAL D'YERRES PING ${one.team ?? 3}`,
    ...one,
  }));

const codes = (lineUp: LineUp, rules: Partial<EligibilityRules> = {}): string[] =>
  checkLineUp(lineUp, { ...DEFAULT_ELIGIBILITY, ...rules }).map(({ kind, code }) => `${kind} ${code}`);

const sentences = (lineUp: LineUp): string[] => {
  const { translate } = createI18nProvider();
  return checkLineUp(lineUp).map(({ code, values }) =>
    translate(`sheetFaults.${code}`, values).replaceAll(/[\u00a0\u202f]/g, ' '),
  );
};

describe('a line-up', () => {
  it('of four players of the club is accepted', () => {
    expect(checkLineUp(buildLineUp())).toEqual([]);
  });

  it.each<[string, LineUp]>([
    [
      'Licence inconnue pour la saison',
      buildLineUp({
        players: [{ letter: 'A', identifier: '77000', licence: null }, ...buildLineUp().players.slice(1)],
      }),
    ],
    ['Le joueur n’appartient pas à ce club', withA({ club: '08770250' })],
    ['Licence loisir : passage en compétition obligatoire', withA({ type: 'P' })],
    ['Licence non validée à la date de la rencontre', withA({ isValid: false })],
    ['Licence non validée à la date de la rencontre', withA({ validationDate: '2026-10-31' })],
    ['Joueur suspendu jusqu’au 2026-10-30', withA({ suspendedUntil: '2026-10-30' })],
    [
      "Joueur déjà aligné à la journée 4 dans VAL D'YERRES PING 2",
      buildLineUp({ appearances: played({ day: 4, team: 2 }) }),
    ],
    [
      'Joueur brûlé pour l’équipe 3 (2 rencontres en équipe supérieure)',
      buildLineUp({ appearances: played({ day: 1, team: 1 }, { day: 2, team: 2 }) }),
    ],
    [
      'Épreuve réservée aux dames',
      {
        ...buildLineUp({
          championship: 'F',
          players: ['A', 'B', 'C', 'D'].map((letter) =>
            buildPlayer(letter, { gender: letter === 'A' ? 'M' : 'F' }),
          ),
        }),
      },
    ],
    [
      'Un joueur étranger au maximum',
      buildLineUp({
        players: ['A', 'B', 'C', 'D'].map((letter) => buildPlayer(letter, { foreign: letter < 'C' })),
      }),
    ],
    [
      'Trop de joueuses (2 au maximum)',
      buildLineUp({
        players: ['A', 'B', 'C', 'D'].map((letter) =>
          buildPlayer(letter, { gender: letter === 'A' ? 'M' : 'F' }),
        ),
      }),
    ],
    [
      "Joueur déjà aligné dans VAL D'YERRES PING 4, qui joue dans la même poule",
      buildLineUp({ poolTeams: [4], appearances: played({ day: 1, team: 4 }) }),
    ],
  ])('is refused: %s', (sentence, lineUp) => {
    expect(sentences(lineUp)).toEqual([sentence]);
    expect(checkLineUp(lineUp).map(({ kind }) => kind)).toEqual(['blocking']);
  });

  it.each<[string, LineUp]>([
    ['a player suspended until the day before', withA({ suspendedUntil: '2026-10-29' })],
    ['a licence validated that day', withA({ validationDate: '2026-10-30' })],
    ['a licence without the day of its validation', withA({ validationDate: null })],
    ['players of equal points', withA({ points: buildPlayer('B').licence?.points ?? 0 })],
    ['one foreigner', withA({ foreign: true })],
    [
      'a meeting of that day in the other phase',
      buildLineUp({ appearances: played({ day: 4, team: 1, phase: 2 }) }),
    ],
    [
      'an earlier meeting of its own team, in the same pool',
      buildLineUp({ poolTeams: [3], appearances: played({ day: 1 }) }),
    ],
    [
      'a later meeting in the same pool',
      buildLineUp({ poolTeams: [4], appearances: played({ day: 5, team: 4 }) }),
    ],
    [
      'an earlier meeting in another pool',
      buildLineUp({ poolTeams: [5], appearances: played({ day: 1, team: 4 }) }),
    ],
  ])('takes %s', (_, lineUp) => expect(checkLineUp(lineUp)).toEqual([]));

  it('is burnt by earlier days alone: one elsewhere on this day is another fault', () => {
    const appearances = played({ day: 1, team: 1 }, { day: 4, team: 1 });
    expect(codes(buildLineUp({ appearances }))).toEqual(['blocking sameDay']);
    expect(codes(buildLineUp({ appearances: played({ day: 4, team: 1, championship: 'F' }) }))).toEqual([
      'blocking sameDay',
    ]);
  });

  it('passes over a place without a number', () => {
    const [a, ...others] = buildLineUp().players;
    const players = [...(a ? [{ ...a, identifier: '', licence: null }] : []), ...others];
    expect(codes(buildLineUp({ players }))).toEqual(['warning incomplete']);
  });

  it('says of which side the whole line-up is', () => {
    const foreign = ['A', 'B', 'C', 'D'].map((letter) => buildPlayer(letter, { foreign: letter < 'C' }));
    const three = [
      withA({ points: 500 }),
      buildLineUp({ players: foreign }),
      buildLineUp({ players: foreign.slice(2) }),
    ];
    for (const lineUp of three)
      expect(checkLineUp({ ...lineUp, side: 'away' })[0]?.at).toEqual({ side: 'away' });
  });

  it('has nobody twice', () => {
    const [a, b, c] = buildLineUp().players;
    const players = [a, b, c, a && { ...a, letter: 'D' }].filter((player) => player !== undefined);
    expect(checkLineUp(buildLineUp({ players }), { ...DEFAULT_ELIGIBILITY, pointsOrder: false })).toEqual([
      { kind: 'blocking', code: 'twice', values: {}, at: { side: 'home', letter: 'D' } },
    ]);
  });

  it.each<[string, Partial<LineUp>]>([
    ['one meeting in a stronger team', { appearances: played({ day: 1, team: 1 }, { day: 2 }) }],
    ['two in weaker teams', { appearances: played({ day: 1, team: 4 }, { day: 2, team: 5 }) }],
    [
      'two in the other phase',
      { appearances: played({ day: 1, team: 1, phase: 2 }, { day: 2, team: 1, phase: 2 }) },
    ],
    [
      'two in the other championship',
      { appearances: played({ day: 1, team: 1, championship: 'F' }, { day: 2, team: 1, championship: 'F' }) },
    ],
    ['two after this day', { appearances: played({ day: 5, team: 1 }, { day: 6, team: 1 }) }],
    [
      'two of somebody else',
      { appearances: played({ day: 1, team: 1, identifier: '1' }, { day: 2, team: 1, identifier: '1' }) },
    ],
    ['this very meeting', { appearances: played({ day: 4 }) }],
  ])('is not burnt by %s', (_, known) => {
    expect(codes(buildLineUp(known))).toEqual([]);
  });

  it('takes one player on day 2 who played day 1 in a stronger team', () => {
    const second = played({ day: 1, team: 2 });
    const both = [...second, ...played({ day: 1, team: 1, identifier: '77660' })];
    expect(codes(buildLineUp({ day: 2, appearances: second }))).toEqual([]);
    expect(codes(buildLineUp({ day: 2, appearances: both }))).toEqual(['blocking secondDay']);
    expect(codes(buildLineUp({ day: 3, appearances: both }))).toEqual([]);
    for (const other of [{ team: 4 }, { team: 3 }, { day: 3 }])
      expect(codes(buildLineUp({ day: 2, appearances: both.map((one) => ({ ...one, ...other })) }))).toEqual(
        [],
      );
    const all = [...both, ...played({ day: 1, team: 1, identifier: '77670' })];
    const lineUp = buildLineUp({ day: 2, appearances: all });
    expect(codes(lineUp, { maxFromStrongerOnSecondDay: null })).toEqual([]);
    expect(codes(lineUp, { maxFromStrongerOnSecondDay: 3 })).toEqual([]);
    expect(checkLineUp(lineUp, { ...DEFAULT_ELIGIBILITY, maxFromStrongerOnSecondDay: 2 })).toEqual([
      { kind: 'blocking', code: 'secondDayLimit', at: { side: 'home' }, values: { max: 2, count: 3 } },
    ]);
  });

  it('lets a woman who is not numbered play both championships on a day', () => {
    const appearances = played({ day: 4, team: 1, championship: 'F' });
    expect(codes({ ...withA({ gender: 'F' }), appearances })).toEqual([]);
    expect(codes({ ...withA({ gender: 'F', numbered: true }), appearances })).toEqual(['blocking sameDay']);
  });

  it('counts mutated and foreign players against the limits of the contest', () => {
    const mutated = buildLineUp({
      players: ['A', 'B', 'C', 'D'].map((letter) => buildPlayer(letter, { mutated: true, foreign: true })),
    });
    expect(codes(mutated, { maxForeigners: null })).toEqual([]);
    expect(codes(mutated, { maxForeigners: 4, maxMutated: 4 })).toEqual([]);
    expect(codes(mutated, { maxForeigners: 2, maxMutated: 2 })).toEqual([
      'blocking tooManyForeigners',
      'blocking tooManyMutated',
    ]);
  });

  it.each<[string, LineUp]>([
    ['Mention médicale « Sans pratique sportive »', withA({ medical: 'N' })],
    ['Mention médicale non renseignée', withA({ medical: '' })],
    ['Les joueurs ne sont pas placés dans l’ordre de leurs points', withA({ points: 500 })],
    ['Équipe incomplète (3 joueurs)', buildLineUp({ players: buildLineUp().players.slice(0, 3) })],
    [
      'Équipe incomplète (1 joueur) : la rencontre sera perdue par forfait',
      buildLineUp({ players: buildLineUp().players.slice(0, 1) }),
    ],
  ])('is accepted with a warning: %s', (sentence, lineUp) => {
    expect(sentences(lineUp)).toEqual([sentence]);
    expect(checkLineUp(lineUp).map(({ kind }) => kind)).toEqual(['warning']);
  });

  it('has enough players with three of four and two of three, and absent ones do not count', () => {
    const [a, b, c, d] = buildLineUp().players;
    const some = [a, b, c, d && { ...d, absent: true }].filter((player) => player !== undefined);
    expect(codes(buildLineUp({ players: some }))).toEqual(['warning incomplete']);
    expect(codes(buildLineUp({ players: some.slice(0, 2) }))).toEqual(['warning forfeitExpected']);
    expect(codes(buildLineUp({ format: '3J9', players: some.slice(0, 2) }))).toEqual(['warning incomplete']);
    expect(codes(buildLineUp({ format: '3J9', players: some.slice(0, 1) }))).toEqual([
      'warning forfeitExpected',
    ]);
  });
});
