import { figuresOf } from './toFigure.ts';

const DURATION =
  /^([+-]?)P(?=\w)(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?=\d)(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/;

const unit = (name: string, unitDisplay: 'long' | 'short') =>
  figuresOf({ style: 'unit', unit: name, unitDisplay });

/** In the order of the pattern. */
const UNITS = [
  ...['year', 'month', 'week', 'day'].map((name) => unit(name, 'long')),
  ...['hour', 'minute', 'second'].map((name) => unit(name, 'short')),
];

/** `PT1H30M` and PHP's `P0Y0M0DT1H30M0S` are `1 h 30 min`; null for what is no duration of ISO 8601. */
export const formatDuration = (value: unknown): string | null => {
  const [found, sign, ...parts] = (typeof value === 'string' ? DURATION.exec(value) : null) ?? [];
  if (found === undefined) return null;
  const numbers = parts.map((part) => Number((part ?? '0').replace(',', '.')));
  if (numbers.some(Number.isNaN)) return null;
  const shown = UNITS.flatMap((format, index) => (numbers[index] ? [format(numbers[index])] : []));
  return shown.length > 0 ? (sign === '-' ? '−' : '') + shown.join(' ') : unit('minute', 'short')(0);
};
