import BadgeIcon from '@mui/icons-material/Badge';
import HomeIcon from '@mui/icons-material/Home';
import InfoIcon from '@mui/icons-material/Info';
import ListIcon from '@mui/icons-material/List';
import PeopleIcon from '@mui/icons-material/People';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  Menu,
  useBasename,
  useCreatePath,
  useGetResourceLabel,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../resources/index.ts';
import { missingRight } from '../../session/access.ts';
import { useSessionState } from '../../session/useSessionState.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

const ICONS: Readonly<Record<string, ReactNode>> = {
  persons: <PeopleIcon />,
  licences: <BadgeIcon />,
  informations: <InfoIcon />,
};

/**
 * The side menu: home, then the resources that the account may open in this club. The others are hidden (R2.118), and
 * the menu says that there are some, and why.
 */
export const ClubMenu = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const [isWide] = useSidebarState();
  const open = useOpenResources();
  const hidden = resources.length - open.length;
  return (
    <nav aria-label={translate('app.menu')}>
      <Menu>
        <Menu.Item to={`${basename}/`} primaryText={translate('home.title')} leftIcon={<HomeIcon />} />
        {open.map(({ name }) => (
          <ResourceItem key={name} name={name} />
        ))}
      </Menu>
      {hidden > 0 && (
        <Typography
          variant="body2"
          color="textSecondary"
          // As wide as the menu, which has room for icons only while it is folded.
          sx={isWide ? { width: (theme) => theme.sidebar?.width, px: 2, pb: 2 } : visuallyHidden}
        >
          {translate('app.hiddenPages', { smart_count: hidden })}
        </Typography>
      )}
    </nav>
  );
};

/** The session's own rights: they change while the page stands. */
const useOpenResources = () => {
  const state = useSessionState();
  const { clubId } = useParams();
  const user = state.status === 'loggedIn' ? state.user : null;
  return resources.filter(({ right }) => missingRight(user, Number(clubId), right) === null);
};

const ResourceItem = ({ name }: { readonly name: string }) => {
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  return (
    <Menu.Item
      to={createPath({ resource: name, type: 'list' })}
      primaryText={label(name, 2)}
      leftIcon={ICONS[name] ?? <ListIcon />}
    />
  );
};
