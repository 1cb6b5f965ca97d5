import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import CheckIcon from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { useMenu } from '../../../ui/useMenu.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useNavigate } from 'react-router';
import { accountOf } from '../../../session/SessionState.ts';
import { useSessionState, useUser } from '../../../session/SessionContext.tsx';
import { lazyDialog } from '../../../views/page/lazyDialog.tsx';
import { usePreloadLater } from '../../../views/page/lazyPage.tsx';
import type { Unsent } from '../../../features/defineFeature.ts';
import { useFeatures } from '../../../features/FeaturesContext.tsx';
import { useServices } from '../../../features/ServicesContext.tsx';

const dialogs = () => import('./AccountDialogs.tsx');

const DIALOGS = {
  account: lazyDialog(async () => (await dialogs()).MyAccount),
  shortcuts: lazyDialog(async () => (await dialogs()).Shortcuts),
};

const UnsentWarning = lazyDialog(async () => (await import('./UnsentWarning.tsx')).UnsentWarning);

const SCHEMES = ['system', 'light', 'dark'] as const;

/** The account that is logged in, its display settings in this browser, its shortcuts, and the logout. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const user = useUser();
  const { mode = 'system', setMode } = useColorScheme();
  const { button, menu, close } = useMenu();
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const [unsent, warn] = useState<readonly Unsent[]>([]);
  const findUnsent = useFindUnsent();
  const navigate = useNavigate();
  const name = user?.username ?? '';
  const leave = async (): Promise<void> => {
    const found = await findUnsent();
    if (found.length === 0) return void navigate('/logout');
    close(() => warn(found));
  };
  // Where sheets are unsent there may be no network by then.
  usePreloadLater(UnsentWarning);
  const Opened = opened && DIALOGS[opened];
  const { transition, ...shown } = menu;
  return (
    <>
      <IconButton color="inherit" aria-label={translate('app.account', { name })} {...button}>
        <AccountCircleIcon />
      </IconButton>
      <Menu {...shown} slotProps={{ transition }}>
        {/* A menu owns nothing but its items; the button has said the name already. */}
        <ListSubheader role="presentation" disableSticky>
          {name}
        </ListSubheader>
        {SCHEMES.map((scheme) => (
          <MenuItem
            key={scheme}
            role="menuitemradio"
            aria-checked={mode === scheme}
            onClick={() => setMode(scheme)}
          >
            <ListItemIcon>{mode === scheme && <CheckIcon fontSize="small" />}</ListItemIcon>
            {translate(`header.schemes.${scheme}`)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => close(() => setOpened('account'))}>{translate('header.account')}</MenuItem>
        <MenuItem onClick={() => close(() => setOpened('shortcuts'))}>
          {translate('header.shortcuts')}
        </MenuItem>
        <MenuItem onClick={() => void leave()}>{translate('app.logout')}</MenuItem>
      </Menu>
      {unsent.length > 0 && <UnsentWarning unsent={unsent} onClose={() => warn([])} />}
      {Opened && <Opened onClose={() => setOpened(null)} />}
    </>
  );
};

/** Finds the sheets on this device that are not sent. */
const useFindUnsent = (): (() => Promise<readonly Unsent[]>) => {
  const services = useServices();
  const features = useFeatures();
  const account = accountOf(useSessionState()) ?? '';
  return async () =>
    (await Promise.all(features.flatMap(({ findUnsent }) => findUnsent?.(services, account) ?? []))).flat();
};
