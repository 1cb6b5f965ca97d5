import { expect, it } from 'vitest';
import { testsOf } from '../support/testsOf.mjs';

it('chooses the unit tests near a changed file, and no screen that only reaches it', () => {
  const near = testsOf(['tests/support/renderInClub.tsx']);
  expect(near).toContain('tests/unit/codegen/ejectedViews.test.tsx');
  // By the helper for forms, which is between the two.
  expect(near).toContain('tests/unit/views/form/formErrors.test.tsx');
  expect(near.filter((test) => test.startsWith('tests/integration/'))).toEqual([]);
  expect(testsOf(['tests/support/screens/setUpScreens.ts'])).toEqual([]);
});

it('leaves out what is three imports away in another layer', () => {
  const near = testsOf(['src/ui/toasts/createToasts.ts']);
  expect(near).toContain('tests/unit/areas/club/layout/messages/messages.test.tsx');
  expect(near).not.toContain('tests/unit/fields/displays.test.tsx');
  expect(testsOf(['src/fields/display/TextDisplay.tsx'])).toContain('tests/unit/fields/displays.test.tsx');
});

it('leaves out the tests of another folder of the views', () => {
  const near = testsOf(['src/views/table/isLong.ts']);
  expect(near).toContain('tests/unit/views/table/isLong.test.ts');
  expect(near).toContain('tests/unit/views/table/schemaTable.test.tsx');
  expect(near).not.toContain('tests/unit/views/form/formErrors.test.tsx');
});

it('chooses a changed test', () => {
  expect(testsOf(['tests/architecture/figures.test.ts'])).toEqual(['tests/architecture/figures.test.ts']);
  expect(testsOf(['tests/integration/login.test.tsx'])).toEqual(['tests/integration/login.test.tsx']);
});
