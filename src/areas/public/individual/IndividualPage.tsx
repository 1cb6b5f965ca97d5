import Typography from '@mui/material/Typography';
import { publicTexts } from '../texts.ts';
import { individualTexts } from './texts.ts';
import { toIri } from '../../../lib/iri.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Choices, Panel } from '../Panel.ts';
import { FoldedChoices } from '../FoldedChoices.tsx';
import { PublicLayout } from '../PublicLayout.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { ResultHead } from '../ResultHead.tsx';
import { shownOf, useRead } from '../useRead.ts';
import { useAddress } from '../useAddress.ts';
import { fromConsultation, isEmptyGroup } from './groupResults.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { PlayerSearch } from './PlayerSearch.tsx';
import { useChoices } from './useChoices.ts';

/** Public results of the individual contests; the choices are in the URL. */
export const IndividualPage = () => {
  const [params, change] = useAddress();
  const { pickers, name, group, groups, reading: choosing, unknown } = useChoices();
  const reading = useRead(group, async ({ find }) => {
    const found = await find(`${toIri('/groups', group ?? '')}/consultation`);
    return found === null ? null : fromConsultation(found);
  });
  const put = (changes: Readonly<Record<string, string>>): void =>
    change(changes, { preventScrollReset: true });
  const title = publicTexts.titles.individual;
  const { status } = (group === null ? choosing : reading).state;
  const isRead = unknown === null && (status === 'loading' || shownOf(reading) !== null);

  return (
    <PublicLayout current="individual">
      <PageHeader title={title} />
      <Panel>
        <FoldedChoices name={isRead ? name : null}>
          <Choices sx={{ mb: 2 }}>
            {pickers.map((picker) => (
              <NativeSelect key={picker.label} {...picker} />
            ))}
          </Choices>
        </FoldedChoices>
        {groups.length > 0 && (
          <PlayerSearch
            groups={groups}
            onFind={(found, player) => put({ group: found, player, tab: 'games' })}
          />
        )}
        {unknown !== null ? (
          <Typography role="status">{individualTexts.unknown[unknown]}</Typography>
        ) : group === null ? (
          <ReadGate reading={choosing} isEmpty={(choices) => choices.length === 0}>
            {() => <Typography role="status">{individualTexts.choose}</Typography>}
          </ReadGate>
        ) : (
          <ReadGate reading={reading} missing={individualTexts.unknown.group} isEmpty={isEmptyGroup}>
            {(results) => (
              <>
                <ResultHead title={results.title} topic={toIri('/groups', group)} reading={reading} />
                <GroupPanel group={results} tab={params.get('tab')} onTab={(tab) => put({ tab })} />
              </>
            )}
          </ReadGate>
        )}
      </Panel>
    </PublicLayout>
  );
};
