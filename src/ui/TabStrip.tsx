import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';

interface TabStripProps<Name extends string> {
  readonly label: string;
  /** Names with their titles, in the order shown. */
  readonly tabs: Readonly<Record<Name, string>>;
  readonly current: Name;
  readonly onTurn: (name: Name) => void;
  /** Content of the current tab. */
  readonly children: ReactNode;
}

/** Tabs by the arrow keys; what is not shown is not there. */
export const TabStrip = <Name extends string>(props: TabStripProps<Name>) => {
  const { label, tabs, current, onTurn, children } = props;
  const id = useId();
  return (
    <>
      <Tabs
        value={current}
        onChange={(_, name: Name) => onTurn(name)}
        selectionFollowsFocus
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={STRIP}
      >
        {Object.entries<string>(tabs).map(([name, title]) => (
          <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} label={title} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
};

const STRIP = {
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
  '& .MuiTab-root': { minWidth: 0, px: { xs: 0.75, sm: 2 } },
} as const;
