import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { securityTexts } from './texts.ts';
import { useUser } from '../../../session/SessionContext.tsx';
import { download } from '../../../ui/download.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Paper } from '../../../views/page/printPaper.tsx';
import { useLeaveBlocker } from '../../../views/page/useLeaveBlocker.ts';
import { usePrintedAt } from '../../../ui/usePrintedAt.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Recovery codes, shown this once: on the screen, in a file, on paper; Back leaves them there, a reload is confirmed. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const printedAt = usePrintedAt();
  useLeaveBlocker(true);
  const { codes: texts } = securityTexts;
  const account = texts.account.replace('%{name}', useUser()?.username ?? '');
  const save = (): void =>
    download(
      new Blob([[texts.title, account, texts.paper, '', ...codes, ''].join('\r\n')], {
        type: 'text/plain;charset=utf-8',
      }),
      texts.file,
    );
  return (
    <DialogFrame
      title={texts.title}
      actions={
        <>
          <Button onClick={save}>{texts.download}</Button>
          <Button onClick={() => window.print()}>{texts.print}</Button>
          <Button variant="contained" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{texts.text}</Typography>
      <Codes codes={codes} />
      {printedAt && (
        <Paper
          orientation="portrait"
          title={texts.title}
          printedAt={printedAt}
          lines={[account, texts.paper]}
        >
          <Codes codes={codes} />
        </Paper>
      )}
    </DialogFrame>
  );
};

const Codes = ({ codes }: Pick<RecoveryCodesProps, 'codes'>) => (
  <Box component="ol" aria-label={securityTexts.codes.label} sx={LIST}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </Box>
);

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: 1,
  my: 0,
  pl: 5,
  fontFamily: 'monospace',
  fontSize: '1.05rem',
} as const;
