import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Call } from '../../../../http/createCallLog.ts';
import type { Translate } from '../../../../i18n/MessageKey.ts';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { formatDateTime } from '../../../../i18n/formatDateTime.ts';
import type { Message } from '../../../../ui/toasts/createToasts.ts';
import { DialogFrame } from '../../../../ui/DialogFrame.tsx';
import { useServices } from '../../../../features/ServicesContext.tsx';

declare const APP_VERSION: string;

/** Most API calls in a report. */
const REPORTED_CALLS = 10;

interface MessagesPanelProps {
  readonly messages: readonly Message[];
  readonly onClose: () => void;
}

/** Every message of the session, the newest first; of a failure a report can be copied. */
export const MessagesPanel = ({ messages, onClose }: MessagesPanelProps) => {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('messages.title')}
      actions={<Button onClick={onClose}>{translate('form.close')}</Button>}
    >
      {messages.length === 0 && <Typography>{translate('messages.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {messages.map((message) => (
          <Box component="li" key={message.id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" color="textSecondary">
              {formatDateTime(new Date(message.at).toISOString())} - {translate(`messages.${message.kind}`)}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{message.text}</Typography>
            {message.kind === 'error' && <Report message={message} />}
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
};

const Report = ({ message }: { readonly message: Message }) => {
  const translate = useTranslate();
  const { calls } = useServices();
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const failure = {
      message,
      version: APP_VERSION,
      calls: calls.before(message.at, REPORTED_CALLS),
    };
    const text = toReport(failure, translate);
    // Refused without https, and by browsers that prompt their user; the text is then there to be selected.
    const isDone = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setCopied({ text, isDone });
  };
  const name = translate('messages.reportOf', { reference: referenceOf(message) });
  return (
    <>
      <Button
        size="small"
        aria-label={`${translate('messages.report')} (${name})`}
        onClick={() => void copy()}
      >
        {translate('messages.report')}
      </Button>
      <Box role="status">
        {copied && (
          <Typography variant="body2">
            {translate(copied.isDone ? 'messages.copied' : 'messages.notCopied')}
          </Typography>
        )}
      </Box>
      {copied && (
        <TextField
          label={name}
          value={copied.text}
          multiline
          fullWidth
          size="small"
          sx={{ mt: 1 }}
          slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false } }}
        />
      )}
    </>
  );
};

interface Failure {
  readonly message: Pick<Message, 'id' | 'at'>;
  readonly version: string;
  readonly calls: readonly Call[];
}

/**
 * Report for somebody who looks into a failure, with nothing about people: no text of the message, which may name
 * them, no address but its form, no value that was sent.
 */
const toReport = ({ message, version, calls }: Failure, translate: Translate): string =>
  [
    translate('report.reference', { reference: referenceOf(message) }),
    translate('report.version', { version }),
    translate('report.date', { date: new Date(message.at).toISOString() }),
    translate('report.calls'),
    ...(calls.length === 0 ? [translate('report.noCalls')] : []),
    ...calls.map(({ at, method, template, status, durationMs }) =>
      translate('report.call', {
        time: new Date(at).toISOString().slice(11, 23),
        method,
        path: template,
        status: status ?? translate('report.noAnswer'),
        duration: durationMs,
      }),
    ),
  ].join('\n');

/** Short enough to be read out on the telephone: the time of the failure and its number in the session. */
const referenceOf = ({ id, at }: Pick<Message, 'id' | 'at'>): string =>
  `${at.toString(36).toUpperCase()}-${id}`;
