type Numbers<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name]: number | string } & Numbers<Rest>
  : object;

type Arguments<Path extends string> = string extends Path
  ? [numbers?: Readonly<Record<string, number | string>>]
  : object extends Numbers<Path>
    ? []
    : [numbers: Numbers<Path>];

/** Address of a page of a club: `toAddress(12, 'persons/:id/details', { id: 34 })`. */
export const toAddress = <Path extends string>(
  clubId: number | string,
  path: Path,
  ...[numbers]: Arguments<Path>
): string => `/${clubId}/${fillIn(path, numbers)}`;

const fillIn = (path: string, numbers: object = {}): string =>
  Object.entries(numbers).reduce((text, [name, value]) => text.replace(`:${name}`, String(value)), path);
