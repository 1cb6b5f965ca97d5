// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPayload } from '../../../src/schema/payload.ts';
import { validate } from '../../../src/schema/validate.ts';
import { describeField } from '../../support/describeFields.ts';
import { renderInput } from '../../support/renderField.tsx';

const PINNED = { seed: 20_261_127, endOnFailure: true };

/** A field as a server describes it, and a value that it may send of it all the same. */
interface Case {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly received: unknown;
}

const text = fc.oneof(
  fc.string({ maxLength: 12, minLength: 1 }),
  fc.constantFrom(
    'Ligne 1\nLigne 2',
    'a\r\nb',
    'a\r\nb\nc',
    'deux  blancs',
    ' bord ',
    'e\u0301te\u0301',
    '0012',
    '3.01',
  ),
  fc.string({ maxLength: 300, minLength: 256 }),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.bigInt().map(String),
  fc.constantFrom('3.10', '007', '+5', '9007199254740993', '0.1234567890123456789', 1e-25, 12.5),
);
const date = fc.constantFrom('2026-03-05', '1970-01-01', '2030-12-31');
const clock = fc.constantFrom('17:45:30', '00:00:00', '09:05:07', '23:59:59');
const zone = fc.constantFrom('', 'Z', '+00:00', '+01:00', '+09:00');
const moment = fc.tuple(date, clock, zone).map(([day, time, offset]) => `${day}T${time}${offset}`);
/** A key that `parseJson` lets nobody have is not among them. */
const json = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
const scalar = fc.oneof(text, number, fc.boolean(), moment, clock);
const anything = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), json);

const types = ['string', 'text', 'int', 'float', 'decimal', 'json', 'date', 'datetime', 'time', 'mystère'];
const described = fc.record({
  type: fc.constantFrom(...types),
  isDayOrMoment: fc.boolean(),
  length: fc.constantFrom(null, 255, 2000),
});
const usual = fc.oneof(
  fc.tuple(fc.constantFrom('string', 'text', 'mystère'), text),
  fc.tuple(fc.constantFrom('int', 'float', 'decimal'), number),
  fc.tuple(fc.constantFrom('datetime', 'time', 'date'), fc.oneof(moment, clock)),
);
const cases: fc.Arbitrary<Case> = fc.oneof(
  fc.record({ raw: described, received: anything }),
  fc.tuple(usual, described).map(([[type, received], raw]) => ({ raw: { ...raw, type }, received })),
);

/** The box of the field, whichever kind it is. By its element: roles are slow to find some hundred times. */
const boxOf = (container: HTMLElement): HTMLInputElement => {
  const box = container.querySelector<HTMLInputElement>('textarea:not([aria-hidden]), input');
  if (!box) throw new Error('There is no box to type in');
  return box;
};

describe('an input that shows a value', () => {
  it('gives it back as it came where nobody types', () => {
    fc.assert(
      fc.property(cases, ({ raw, received }) => {
        const { value, view } = renderInput(raw, received);
        const box = boxOf(view.container);
        fireEvent.focus(box);
        fireEvent.blur(box);
        const sent = toPayload([describeField(raw)], { value: value() }, { value: received });
        cleanup();
        expect(JSON.stringify(sent)).toBe(JSON.stringify({ value: received }));
      }),
      { ...PINNED, numRuns: 40 },
    );
  });

  it('changes by one character what one character is typed into, and else says that it cannot', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom('7', 'x', '"', ']'), ({ raw, received }, typed) => {
        const { value, view } = renderInput(raw, received);
        const box = boxOf(view.container);
        const isList = box.getAttribute('role') === 'combobox';
        const shown = isList ? typed : box.value + typed;
        fireEvent.change(box, { target: { value: shown } });
        if (isList) fireEvent.keyDown(box, { key: 'Enter' });
        const field = describeField(raw);
        const isRefused = validate([field], { value: value() }, { original: { value: received } }).size > 0;
        const sent = toPayload([field], { value: value() }, { value: received }).value;
        cleanup();
        if (isRefused) return;
        // What the server is sent is shown again by the same text.
        const again = renderInput(raw, sent);
        const boxAgain = boxOf(again.view.container);
        const shownAgain = boxAgain.value;
        cleanup();
        const [seen, wanted] = isList
          ? [
              [...(sent as unknown[]).slice(0, -1), typed],
              [...Object.values(received as object), typed],
            ]
          : [shownAgain, shown];
        expect(seen).toEqual(wanted);
      }),
      { ...PINNED, numRuns: 40 },
    );
  });
});
