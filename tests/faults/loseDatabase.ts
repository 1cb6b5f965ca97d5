import { findTools, MissingToolError } from '../deploy/findTools.ts';
import { openSite } from '../deploy/openSite.ts';
import { judgeLostDatabase } from '../deploy/trafficChecks.ts';

/**
 * Restarts and kills the primary of two processes behind nginx under eight writers; answers what was seen, and throws
 * where something confirmed is lost, doubled, or a process has ended.
 */
export const loseDatabase = async (): Promise<string> => {
  const stops: (() => Promise<void> | void)[] = [];
  try {
    const site = await openSite(findTools({ mayInstall: false }), (stop) => stops.push(stop));
    return await judgeLostDatabase(site);
  } catch (error) {
    if (error instanceof MissingToolError) return `NOT TRIED: ${error.message}`;
    throw error;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
};
