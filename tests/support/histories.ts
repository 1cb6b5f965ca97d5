const requested = process.env['HISTORIES'];

/** How many histories are played and how long they get: the share of `npm test`, or `HISTORIES=2000` of 1,000 steps. */
export const histories = (share: { readonly numRuns: number; readonly steps: number }) =>
  requested === undefined
    ? { ...share, seed: 33, timeout: undefined }
    : {
        numRuns: Number(requested),
        steps: 1_000,
        seed: Number(process.env['HISTORIES_SEED'] ?? Date.now() % 2 ** 31),
        timeout: 7_200_000,
      };
