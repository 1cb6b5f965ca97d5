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

interface Secure {
  /** `127.0.0.1:8443` */
  readonly listen: string;
  /** Folder of `fullchain.pem` and `privkey.pem`. */
  readonly certificates: string;
}

/** The file of HTTPS for this machine. */
export const toHttpsConfig = (file: string, { listen, certificates }: Secure): string =>
  replaceAll(
    replaceAll(file, /(\nlisten )\S+( ssl http2;)/g, 1, (before, after) => before + listen + after),
    /(\nssl_certificate(?:_key)? )\S*(\/\w+\.pem;)/g,
    2,
    (before, after) => before + certificates + after,
  );

/** The site with the line of HTTPS as its comment says. */
export const withHttps = (site: string, path: string): string =>
  replaceAll(site, /(\n {4})# (include )\S*https\.conf;/g, 1, (before, after) => `${before}${after}${path};`);

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
