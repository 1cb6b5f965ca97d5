import { expect, test } from 'vitest';
import { stateTone } from '../../../src/schema/stateTone.ts';

test('tells by its tone what a state asks of the reader', () => {
  expect(['validated', 'submitted', 'waitingPayment', 'refused', 'draft'].map(stateTone)).toEqual([
    'success',
    'info',
    'warning',
    'error',
    'neutral',
  ]);
});
