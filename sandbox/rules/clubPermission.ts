import type { Row } from '../model/entity.ts';
import type { Viewer } from '../rights/viewer.ts';
import { actions } from '../rights/actions.ts';
import { catalogue } from '../validation/catalogue.ts';
import { type Violation, ViolationsError } from '../validation/violation.ts';
import { findOne } from '../storage/findByIds.ts';
import {
  followInvitation,
  followWithdrawal,
  inviteHolder,
  isInvited,
  knownInvitation,
} from './invitation.ts';
import { noteAction } from './noteAction.ts';
import { refuseTwin } from './refuseTwin.ts';
import type { Rules, Tools, Values } from './rules.ts';

/**
 * Whoever delegates gives and takes away what it has itself, no more, and never touches its own rights; an account
 * has one entry in a structure.
 */
export const clubPermission: Rules = {
  known: knownInvitation,
  prepare: async (values, existing, tools) => ({
    grantedBy: tools.viewer.account,
    ...(await inviteHolder(values, existing, tools)),
  }),
  check: async (values, existing, tools) => {
    const matrix = fromMatrix(values['matrix']);
    if (!matrix) return [violation('Ces droits ne sont pas lisibles.', 'Regex')];
    return [
      ...limits(values, touched(values, matrix, existing), tools.viewer),
      ...(await refuseTwin(tools, values, existing, {
        entity: 'club-permission',
        fields: ['club', 'account'],
        message: 'Ce compte a déjà des droits dans cette structure.',
        path: isInvited(values) ? 'email' : 'account',
      })),
    ];
  },
  beforeRemove: (row, { viewer }) => {
    const matrix = fromMatrix(row['matrix']) ?? {};
    const violations = limits(row, Object.entries(matrix), viewer);
    if (violations.length > 0) throw new ViolationsError(violations);
    return Promise.resolve();
  },
  afterWrite: async (row, tools, before) => {
    await followInvitation(row, tools, before);
    await (before ? note(tools, row, 'update', 'modifiés') : note(tools, row, 'create', 'donnés'));
  },
  afterRemove: async (row, tools) => {
    await note(tools, row, 'delete', 'supprimés');
    await followWithdrawal(row, tools);
  },
};

/** Writes who has given or taken rights into the history of the club, by the name that the giver has for the account. */
const note = async (
  tools: Tools,
  row: Values,
  action: 'create' | 'update' | 'delete',
  done: string,
): Promise<void> => {
  const { context, viewer } = tools;
  context.securityLog?.({
    event: 'rights.changed',
    account: Number(row['account']),
    by: viewer.account,
    reason: action,
  });
  const account = await findOne(context, context.model.entity('account'), Number(row['account']));
  const holder = isInvited(row) ? row['email'] : account?.['username'];
  await noteAction(tools, {
    entity: 'club-permission',
    row,
    organization: row['club'],
    action,
    label: `Droits du compte ${String(holder)} ${done}`,
  });
};

type Matrix = Readonly<Record<string, number>>;

/** Whole levels of known actions; null for anything else. */
const fromMatrix = (value: unknown): Matrix | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const isRight = ([action, level]: [string, unknown]): boolean =>
    (actions as readonly string[]).includes(action) && [0, 1, 2, 3].includes(level as number);
  return Object.entries(value).every(isRight) ? (value as Matrix) : null;
};

/** Every action that changes hands, with the higher of its levels before and after: all of them when the period changes. */
const touched = (values: Values, matrix: Matrix, existing: Row | null): readonly [string, number][] => {
  const before = fromMatrix(existing?.['matrix']) ?? {};
  const isPeriod = ['startDate', 'endDate'].some(
    (name) => (values[name] ?? null) !== (existing?.[name] ?? null),
  );
  return [...new Set([...Object.keys(before), ...Object.keys(matrix)])].flatMap((action) => {
    const [old, now] = [before[action] ?? 0, matrix[action] ?? 0];
    return old === now && !isPeriod ? [] : [[action, Math.max(old, now)] as [string, number]];
  });
};

const limits = (
  { account, club }: Values,
  changes: readonly (readonly [string, number])[],
  viewer: Viewer,
): readonly Violation[] => {
  if (changes.length === 0) return [];
  if (account === viewer.account)
    return [violation('Vos propres droits sont donnés et retirés par un autre compte.', 'Choice', 'account')];
  const own = levelsIn(viewer, club);
  return changes.every(([action, level]) => level <= (own[action] ?? 0))
    ? []
    : [violation('Vous ne pouvez donner ou retirer que des droits que vous avez vous-même.', 'Choice')];
};

/** The levels of a viewer in a structure, by a right given there or above. */
const levelsIn = ({ clubs, above = [] }: Viewer, club: unknown): Matrix => {
  const given = above.filter(({ clubs: reached }) => reached.some((id) => id === club));
  const all = [clubs.get(club as number) ?? {}, ...given.map(({ levels }) => levels)];
  const names = new Set(all.flatMap((levels) => Object.keys(levels)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      Math.max(...all.map((levels) => (Object.hasOwn(levels, name) ? (levels[name] ?? 0) : 0))),
    ]),
  );
};

const violation = (message: string, constraint: 'Choice' | 'Regex', propertyPath = 'matrix'): Violation => ({
  propertyPath,
  message,
  code: catalogue[constraint].code,
});
