/** A version of API Platform that the journeys are walked on. */
export interface Version {
  readonly name: string;
  /** What composer installs, of `api-platform/core` and of each `symfony/…` that the server names. */
  readonly core: string;
  readonly symfony: string;
  /** Not released yet: walked on demand. */
  readonly isPreview: boolean;
}

const RELEASED = { symfony: '7.4.*', isPreview: false };

/** In the order they are walked; the last one that is released is the one to look at. */
const VERSIONS: readonly Version[] = [
  { ...RELEASED, name: '3.4', core: '~3.4.17', symfony: '6.4.*' },
  { ...RELEASED, name: '4.0', core: '~4.0.22', symfony: '6.4.*' },
  { ...RELEASED, name: '4.3', core: '~4.3.15' },
  { ...RELEASED, name: '4.4', core: '~4.4.0@alpha', isPreview: true },
  { ...RELEASED, name: '5.0', core: '~5.0.0@alpha', isPreview: true },
];

/** The version of a name; throws with the names that there are. */
export const versionOf = (name: string): Version => {
  const version = VERSIONS.find((one) => one.name === name);
  if (version) return version;
  throw new Error(`Unknown version '${name}'; there are: ${VERSIONS.map((one) => one.name).join(', ')}`);
};

export const releasedVersions = (): readonly Version[] => VERSIONS.filter(({ isPreview }) => !isPreview);
