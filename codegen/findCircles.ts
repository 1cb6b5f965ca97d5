/** A file of the build, with those that it imports. */
interface Chunk {
  readonly fileName: string;
  readonly imports?: readonly string[];
}

/**
 * The files of a build that lead back to themselves, each circle once. Which file of a circle runs first depends on
 * which page is opened: one that runs before what it imports fails with 'is not a function', and only there.
 */
export const findCircles = (bundle: Readonly<Record<string, object>>): readonly (readonly string[])[] => {
  const chunks = new Map(
    Object.values(bundle as Record<string, Chunk>).map((chunk) => [chunk.fileName, chunk]),
  );
  const behind = (file: string, found = new Set<string>()): Set<string> => {
    for (const one of chunks.get(file)?.imports ?? []) if (!found.has(one)) behind(one, found.add(one));
    return found;
  };
  const reach = new Map([...chunks.keys()].map((file) => [file, behind(file)]));
  return [...chunks.keys()].flatMap((file) => {
    const circle = [...(reach.get(file) ?? [])].filter((one) => reach.get(one)?.has(file)).toSorted();
    return circle[0] === file ? [circle] : [];
  });
};
