interface Counts {
  /** Criteria that apply and are met. */
  readonly conforming: number;
  /** Criteria that apply and are not. */
  readonly failing: number;
}

/**
 * State of conformity with the RGAA, as article 5 of the decree 2019-768 has it: partial from half of the criteria that
 * apply, none where nothing was checked.
 */
export const conformityOf = ({ conforming, failing }: Counts): 'full' | 'partial' | 'none' => {
  if (conforming === 0 || conforming < failing) return 'none';
  return failing === 0 ? 'full' : 'partial';
};
