import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useState, type ReactNode } from 'react';
import { LinkBase, useCreatePath, useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { authTexts } from '../../../i18n/auth.ts';
import { securityTexts } from './texts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatToMinute } from '../../../i18n/formatDateTime.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { useUser } from '../../../session/SessionContext.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { commandKey } from '../palette/commandKey.ts';
import { useClubs } from '../useClub.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import { useAccountSecurity, type AccountSecurity } from './useAccountSecurity.ts';
import { useOpenSessions, type OpenSession } from './useOpenSessions.ts';

interface Closing {
  readonly onClose: () => void;
}

/** The account that is logged in, its mail address and rights, and a link to its record. */
export const MyAccount = ({ onClose }: Closing) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const clubs = useClubs();
  const user = useUser();
  const id = user?.account ?? null;
  const { data: account } = useGetOne(
    'accounts',
    { id: id ?? '' },
    { enabled: id !== null, onError: () => undefined },
  );
  const { sessions, closeOthers, isClosing } = useOpenSessions();
  const security = useAccountSecurity();
  const [opened, setOpened] = useState<'password' | 'secondFactor' | null>(null);
  const terms = [
    [translate('header.username'), user?.username],
    [translate('header.email'), account?.email ?? PLACEHOLDER],
    [translate('header.ownClubs'), clubs.map(({ name }) => name).join(', ') || PLACEHOLDER],
  ] as const;
  const back = (): void => setOpened(null);
  const open = [
    translate('header.sessions'),
    <Sessions key="sessions" sessions={sessions} onClose={closeOthers} isClosing={isClosing} />,
  ] as const;
  // Over this one, which knows where the focus came from.
  return (
    <>
      <Definitions
        title={translate('header.account')}
        onClose={onClose}
        terms={[
          ...terms,
          ...(security ? toSecurityTerms(security, setOpened) : []),
          ...(sessions.length > 0 ? [open] : []),
        ]}
      >
        {id !== null && (
          <Button
            component={LinkBase}
            to={createPath({ resource: 'accounts', type: 'show', id })}
            onClick={onClose}
          >
            {translate('header.accountRecord')}
          </Button>
        )}
        {security === null && (
          <Button component={Link} to="/resetting/request">
            {translate('header.newPassword')}
          </Button>
        )}
      </Definitions>
      {security && opened === 'password' && <PasswordDialog onClose={back} />}
      {security && opened === 'secondFactor' && (
        <SecondFactorDialog method={security.method} email={account?.email ?? ''} onClose={back} />
      )}
    </>
  );
};

type Terms = readonly (readonly [term: string, definition: ReactNode])[];

/** Password and second factor, each with the button that changes it. */
const toSecurityTerms = (
  { method, codesLeft }: AccountSecurity,
  onOpen: (dialog: 'password' | 'secondFactor') => void,
): Terms => [
  [
    securityTexts.password.term,
    <Button key="password" size="small" sx={IN_LINE} onClick={() => onOpen('password')}>
      {securityTexts.password.open}
    </Button>,
  ],
  [
    authTexts.verify.title,
    <Fragment key="secondFactor">
      <div>
        {securityTexts.states[method]}
        {method !== 'none' && `, ${toCodesLeft(codesLeft)}`}
      </div>
      <Button size="small" sx={IN_LINE} onClick={() => onOpen('secondFactor')}>
        {securityTexts.open}
      </Button>
    </Fragment>,
  ],
];

/** Begins where the text above and below it does. */
const IN_LINE = { ml: -0.625 } as const;

const toCodesLeft = (count: number): string => {
  const { none, one, many } = securityTexts.left;
  if (count === 0) return none;
  return count === 1 ? one : many.replace('%{count}', String(count));
};

interface SessionsProps {
  readonly sessions: readonly OpenSession[];
  /** Ends all but the one that is looked from. */
  readonly onClose: () => void;
  readonly isClosing: boolean;
}

/** Sessions that are shown at once. */
const FEW = 5;

/** The present session, marked, then those used last; the others on demand. */
const Sessions = ({ sessions, onClose, isClosing }: SessionsProps) => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? sessions : sessions.slice(0, FEW);
  const left = sessions.length - shown.length;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ device, usedAt, isCurrent }, index) => (
          // A session has nothing to identify it.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {device || translate('header.unknownDevice')}
            {isCurrent ? (
              <>
                {' '}
                <StateChip tone="success">{translate('header.thisSession')}</StateChip>
              </>
            ) : (
              ` · ${formatToMinute(usedAt) ?? PLACEHOLDER}`
            )}
          </li>
        ))}
      </Box>
      {left > 0 && (
        <Button size="small" sx={IN_LINE} onClick={() => setWhole(true)}>
          {translate('header.moreSessions', { smart_count: left })}
        </Button>
      )}
      {sessions.length > 1 && (
        <Button size="small" sx={left > 0 ? undefined : IN_LINE} onClick={onClose} disabled={isClosing}>
          {translate('header.closeOthers')}
        </Button>
      )}
    </>
  );
};

const KEYS = ['palette', 'save', 'pin', 'newTab', 'move', 'choose', 'close', 'skip'] as const;

/** Keyboard shortcuts. */
export const Shortcuts = ({ onClose }: Closing) => {
  const translate = useTranslate();
  const command = translate(`header.keys.${commandKey()}`);
  return (
    <Definitions
      title={translate('header.shortcuts')}
      onClose={onClose}
      terms={KEYS.map((key) => [
        translate(`shortcuts.${key}.keys`, { command }),
        translate(`shortcuts.${key}.does`),
      ])}
    />
  );
};

interface DefinitionsProps extends Closing {
  readonly title: string;
  readonly terms: Terms;
  /** Buttons before the one that closes. */
  readonly children?: ReactNode;
}

/** A dialog of terms and what they mean. */
const Definitions = ({ title, terms, onClose, children }: DefinitionsProps) => {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.close')}</Button>
          {children}
        </>
      }
    >
      <Box component="dl" sx={LIST}>
        {terms.map(([term, definition]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{definition}</dd>
          </Fragment>
        ))}
      </Box>
    </DialogFrame>
  );
};

const LIST = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
  columnGap: 3,
  rowGap: { xs: 0.25, sm: 1.5 },
  m: 0,
  '& dt': { fontWeight: 600, mt: { xs: 1, sm: 0 } },
  '& dd': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;
