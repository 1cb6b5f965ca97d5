import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { apiErrorOf } from '../../../http/ApiError.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { pageTexts } from '../../../i18n/pages.ts';
import { publicTexts } from '../../../i18n/public.ts';
import { individualTexts } from '../../../i18n/publicIndividual.ts';
import { toApiPath, toIri } from '../../../lib/iri.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Choices, Row, Heading } from '../Row.ts';
import { Panel } from '../Panel.ts';
import { Picker } from '../Picker.tsx';
import { PublicLayout } from '../PublicLayout.tsx';
import { LiveStatus } from '../LiveStatus.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { useRead } from '../useRead.ts';
import { fromConsultation, isEmptyGroup } from './groupResults.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { PlayerSearch } from './PlayerSearch.tsx';
import { useChoices } from './useChoices.ts';

/** Public results of the individual contests; the choices stand in the URL. */
export const IndividualPage = ({ transport }: { readonly transport: Transport }) => {
  const [asked, setAsked] = useSearchParams();
  const { pickers, group, groups, reading: choosing, unknown } = useChoices(transport, asked, setAsked);
  const reading = useRead(group, async (signal, isFresh) => {
    try {
      const { body } = await transport.request(toApiPath(`/groups/${group}/consultation`), {
        signal,
        isFresh,
      });
      return fromConsultation(body);
    } catch (error) {
      // A link may outlive its group, which is nothing to try again.
      if (apiErrorOf(error)?.status === 404) return null;
      throw error;
    }
  });
  const put = (changes: Readonly<Record<string, string>>): void =>
    setAsked({ ...Object.fromEntries(asked), ...changes }, { preventScrollReset: true });
  const title = publicTexts.titles.individual;
  return (
    <PublicLayout current="individual">
      <PageHeader title={title} documentTitle={`${title} - ${pageTexts.product}`} />
      <Panel>
        <Choices sx={{ mb: 2 }}>
          {pickers.map(({ name, ...picker }) => (
            <Picker key={name} {...picker} />
          ))}
        </Choices>
        {groups.length > 0 && (
          <PlayerSearch
            transport={transport}
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
          <ReadGate reading={reading} isEmpty={(results) => results !== null && isEmptyGroup(results)}>
            {(results) =>
              results === null ? (
                <Typography role="status">{individualTexts.unknown.group}</Typography>
              ) : (
                <>
                  <Heading>
                    <Typography component="h2" variant="h6">
                      {results.title}
                    </Typography>
                    <LiveStatus transport={transport} topic={toIri('/groups', group)} reading={reading} />
                    <Row sx={{ gap: 0 }}>
                      <ShareButton title={results.title} />
                      <Button onClick={() => globalThis.print()}>{individualTexts.print}</Button>
                    </Row>
                  </Heading>
                  <GroupPanel group={results} tab={asked.get('tab')} onTab={(tab) => put({ tab })} />
                </>
              )
            }
          </ReadGate>
        )}
      </Panel>
    </PublicLayout>
  );
};
