import BadgeIcon from '@mui/icons-material/Badge';
import HomeIcon from '@mui/icons-material/Home';
import InfoIcon from '@mui/icons-material/Info';
import ListIcon from '@mui/icons-material/List';
import PeopleIcon from '@mui/icons-material/People';
import type { ReactNode } from 'react';
import {
  Menu,
  useBasename,
  useCanAccess,
  useCreatePath,
  useGetResourceLabel,
  useTranslate,
} from 'react-admin';
import { resources } from '../../resources/index.ts';

const ICONS: Readonly<Record<string, ReactNode>> = {
  persons: <PeopleIcon />,
  licences: <BadgeIcon />,
  informations: <InfoIcon />,
};

/** The side menu: home, then the resources that the account may open in this club. */
export const ClubMenu = () => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <nav aria-label={translate('app.menu')}>
      <Menu>
        <Menu.Item to={`${basename}/`} primaryText={translate('home.title')} leftIcon={<HomeIcon />} />
        {resources.map(({ name }) => (
          <ResourceItem key={name} name={name} />
        ))}
      </Menu>
    </nav>
  );
};

const ResourceItem = ({ name }: { readonly name: string }) => {
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: name, action: 'list' });
  if (!canAccess) return null;
  return (
    <Menu.Item
      to={createPath({ resource: name, type: 'list' })}
      primaryText={label(name, 2)}
      leftIcon={ICONS[name] ?? <ListIcon />}
    />
  );
};
