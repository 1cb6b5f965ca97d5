import { Field } from '../Field.tsx';

interface TypedProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | number | null;
  readonly inputMode?: 'numeric';
  readonly pattern?: string;
}

/** A criterion that is typed. */
export const Typed = ({ name, label, value, ...more }: TypedProps) => (
  <Field label={label}>
    {(ties) => <input name={name} defaultValue={value ?? ''} {...more} {...ties} />}
  </Field>
);
