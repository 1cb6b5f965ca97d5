/** Sequences from here up belong to nobody in the federation's own numbering. */
const FIRST_SEQUENCE = 990_001;

/** Gives out licence numbers, department by department: `77990001`, `9G990001`. */
export type DrawNumber = (department: string) => string;

export const createLicenceNumbers = (): DrawNumber => {
  const next = new Map<string, number>();
  return (department) => {
    const sequence = next.get(department) ?? FIRST_SEQUENCE;
    next.set(department, sequence + 1);
    return `${department}${sequence}`;
  };
};
