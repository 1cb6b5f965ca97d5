import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../../../src/schema/permissionsOf.ts';

describe('permissionsOf', () => {
  it.each([
    [{ '@permissions': { canUpdate: true, canDelete: false } }, { canUpdate: true, canDelete: false }],
    [{ '@permissions': { canUpdate: false } }, { canUpdate: false, canDelete: true }],
    [{ permissions: { canUpdate: false } }, { canUpdate: false, canDelete: true }],
    [
      { '@permissions': { canUpdate: false }, permissions: { canUpdate: true } },
      { canUpdate: false, canDelete: true },
    ],
    [{ '@permissions': [] }, { canUpdate: true, canDelete: true }],
    [{ '@permissions': null }, { canUpdate: true, canDelete: true }],
    [{ '@permissions': { canUpdate: 0 } }, { canUpdate: true, canDelete: true }],
    [{}, { canUpdate: true, canDelete: true }],
    [undefined, { canUpdate: true, canDelete: true }],
  ])('of %j are %j: only an explicit false forbids (R3.137)', (record, permissions) => {
    expect(permissionsOf(record)).toEqual(permissions);
  });

  it.each([
    [undefined, true, true],
    [undefined, false, false],
    [false, true, false],
    [true, false, true],
  ])(
    'that state canUpdate as %s within a record of %s come out as %s (R6.15, R6.18)',
    (own, around, expected) => {
      const record = own === undefined ? {} : { '@permissions': { canUpdate: own } };
      expect(permissionsOf(record, { canUpdate: around, canDelete: true }).canUpdate).toBe(expected);
    },
  );
});
