/** A pointer that has not moved for so long is not on its way to anything. */
const REST_MS = 1_000;

let movedAt = -REST_MS;

globalThis.document?.addEventListener(
  'pointermove',
  () => {
    movedAt = performance.now();
  },
  { capture: true, passive: true },
);

/** Resolves once the pointer has not moved for a second. */
export const pointerRests = async (): Promise<void> => {
  for (let left = 0; (left = movedAt + REST_MS - performance.now()) > 0;) {
    const rest = left;
    // Each wait follows from the last movement.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
};
