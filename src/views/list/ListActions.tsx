import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allows } from '../../schema/description.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import type { Part } from '../../ui/lazyPart.tsx';
import { lazyDialog } from '../page/lazyDialog.tsx';
import { lazyLater } from '../page/lazyPage.tsx';
import type { ListView } from '../page/ResourceConfig.ts';

export interface ToolProps extends ListView {
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

const ListOnPaper = lazyLater(async () => (await import('./ListOnPaper.tsx')).ListOnPaper);

/** What a reader may do with a list as a whole, each in a dialog that is loaded when asked for. */
export const ListActions = (props: Omit<ToolProps, 'onClose'>) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<Tool | null>(null);
  const mayImport = allows(props.description, 'POST') && !props.config.readOnly;
  const offered = (Object.keys(TOOLS) as Tool[]).filter((tool) => tool !== 'import' || mayImport);
  const Open = open && TOOLS[open];
  return (
    <>
      <ActionMenu
        label={translate('lists.actions')}
        actions={offered.map((tool) => ({
          key: tool,
          label: translate(`lists.tools.${tool}`),
          onClick: () => setOpen(tool),
        }))}
      />
      {Open && <Open {...props} onClose={() => setOpen(null)} />}
      {open !== 'print' && (
        <ListOnPaper config={props.config} description={props.description} onAsk={() => setOpen('print')} />
      )}
    </>
  );
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
