import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../../../src/views/permissionsOf.ts';

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
});
