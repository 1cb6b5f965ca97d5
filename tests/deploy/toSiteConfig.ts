interface Place {
  /** `127.0.0.1:8080` */
  readonly listen: string;
  /** Folder of the built application. */
  readonly root: string;
  /** Addresses of the processes, as many as the file names. */
  readonly members: readonly string[];
}

/** The configuration file of the repository for this machine: addresses and folder alone change, nothing it decides. */
export const toSiteConfig = (file: string, { listen, root, members }: Place): string => {
  const others = [...members];
  const placed = replaceAll(file, /(\n {4}server )\S+( [^;]*;)/g, members.length, (before, after) => {
    return `${before}${others.shift() ?? ''}${after}`;
  });
  const rooted = replaceAll(placed, /(\n {4}root )[^;]+(;)/g, 1, (before, after) => before + root + after);
  return replaceAll(rooted, /(\n {4}listen )[^;]+(;)/g, 1, (before, after) => before + listen + after);
};

/** A line that is not there as often as expected would leave the file silently as it is. */
const replaceAll = (
  text: string,
  pattern: RegExp,
  times: number,
  replacement: (before: string, after: string) => string,
): string => {
  const found = text.match(pattern)?.length ?? 0;
  if (found !== times) throw new Error(`nginx.conf holds ${found} lines like ${pattern}, ${times} expected`);
  return text.replace(pattern, (_line, before: string, after: string) => replacement(before, after));
};
