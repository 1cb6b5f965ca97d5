import { createContext, use } from 'react';
import type { Season } from '../rules/season.ts';

interface WorkingSeason {
  /** The season that lists start with and new records belong to: the current one unless another was chosen. */
  readonly season: Season | null;
  readonly choose: (season: Season) => void;
}

/** A choice lasts as long as the club is open: nobody is to find himself in a past season the day after. */
export const WorkingSeasonContext = createContext<WorkingSeason>({ season: null, choose: () => undefined });

export const useWorkingSeason = (): WorkingSeason => use(WorkingSeasonContext);
