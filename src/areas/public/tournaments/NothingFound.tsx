import { noTournamentTexts as texts } from './nothingFound.texts.ts';
import type { FilterName } from './FilterChips.tsx';

/** Advice when nothing is found: a sentence for each filter that is on. */
export const NothingFound = ({ names }: { readonly names: readonly FilterName[] }) => (
  <div role="status">
    <p>{names.length === 0 ? texts.nothing : texts.none}</p>
    {names.length > 0 && (
      <>
        <p>{`${texts.loosen}\u00a0:`}</p>
        <ul>
          {[...new Set(names)].map((name) => (
            <li key={name}>{texts.looser[name]}</li>
          ))}
        </ul>
      </>
    )}
  </div>
);
