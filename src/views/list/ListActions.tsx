import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import { use, useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allows } from '../../schema/description.ts';
import { ActionMenu, type Action } from '../../ui/ActionMenu.tsx';
import type { Part } from '../../ui/lazyPart.tsx';
import { maySelect } from '../bulk/maySelect.ts';
import { lazyDialog } from '../page/lazyDialog.tsx';
import { lazyLater } from '../page/lazyPage.tsx';
import type { ListView } from '../page/ResourceConfig.ts';
import { DENSITIES, useDensity } from '../table/useDensity.ts';
import { SelectingContext } from './SelectingContext.ts';

interface ToolProps extends ListView {
  /** Filters that the list starts with. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

const TOOLS = {
  table: lazyDialog(async () => (await import('../table/TableSettings.tsx')).TableSettings),
  views: lazyDialog(async () => (await import('./SavedViews.tsx')).SavedViews),
  print: lazyDialog(async () => (await import('./PrintDialog.tsx')).PrintDialog),
  export: lazyDialog(async () => (await import('../transfer/ExportDialog.tsx')).ExportDialog),
  import: lazyDialog(async () => (await import('../transfer/ImportDialog.tsx')).ImportDialog),
} satisfies Readonly<Record<string, Part<ToolProps>>>;

type Tool = keyof typeof TOOLS;

interface OpenTool {
  readonly key: string;
  readonly Dialog: Part<ToolProps>;
}

const ListOnPaper = lazyLater(async () => (await import('./ListOnPaper.tsx')).ListOnPaper);

interface ListActionsProps extends Omit<ToolProps, 'onClose'> {
  readonly isPhone: boolean;
}

/** Actions on a list as a whole, each in a dialog that is loaded when opened. */
export const ListActions = ({ isPhone, ...view }: ListActionsProps) => {
  const { config, description } = view;
  const translate = useTranslate();
  const [open, setOpen] = useState<OpenTool | null>(null);
  const selecting = useSelectAction(view);
  const densities = useDensityActions();
  const mayImport = allows(description, 'POST') && !config.readOnly;
  const offered = (Object.keys(TOOLS) as Tool[]).filter((tool) => tool !== 'import' || mayImport);
  const own = (config.list?.tools ?? []).map(({ label, Dialog }): Action => {
    const show = (): void => setOpen({ key: label, Dialog });
    return { key: label, label: translate(label), onClick: show };
  });
  const tools = offered.map((key): Action => {
    const show = (): void => setOpen({ key, Dialog: TOOLS[key] });
    return { key, label: translate(`lists.tools.${key}`), onClick: show };
  });
  return (
    <>
      {!isPhone &&
        own.map(({ key, label, onClick }) => (
          <Button key={key} onClick={onClick}>
            {label}
          </Button>
        ))}
      {isPhone ? (
        <ActionMenu
          label={translate('lists.actions')}
          icon={<MoreVertIcon />}
          actions={[...selecting, ...own, ...tools]}
        />
      ) : (
        <ActionMenu label={translate('lists.actions')} actions={[...tools, ...densities]} />
      )}
      {open && <open.Dialog {...view} onClose={() => setOpen(null)} />}
      {open?.key !== 'print' && (
        <ListOnPaper
          config={config}
          description={description}
          onChoose={() => setOpen({ key: 'print', Dialog: TOOLS.print })}
        />
      )}
    </>
  );
};

/** Cards have no boxes until the reader wants them. */
const useSelectAction = ({ config, description }: ListView): readonly Action[] => {
  const translate = useTranslate();
  const { setSelecting } = use(SelectingContext);
  const { data = [] } = useListContext();
  if (data.length === 0 || !maySelect(config, description)) return [];
  return [{ key: 'select', label: translate('lists.cards.select'), onClick: () => setSelecting(true) }];
};

const useDensityActions = (): readonly Action[] => {
  const translate = useTranslate();
  const [chosen, choose] = useDensity();
  return DENSITIES.map((density) => ({
    key: density,
    label: translate(`lists.densities.${density}`),
    isChosen: density === chosen,
    onClick: () => choose(density),
  }));
};

/** The export alone, where a list offers no other tool. */
export const ExportButton = (view: ListView) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ '@media print': { display: 'none' } }}>
        {translate('export.start')}
      </Button>
      {isOpen && <TOOLS.export {...view} onClose={() => setOpen(false)} />}
    </>
  );
};
