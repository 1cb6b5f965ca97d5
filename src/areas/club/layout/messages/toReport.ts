import type { Translate } from '../../../../i18n/MessageKey.ts';
import type { Call } from '../../../../http/createCallLog.ts';
import type { Message } from '../../../../ui/toasts/createToasts.ts';

interface Failure {
  readonly message: Pick<Message, 'id' | 'at'>;
  readonly version: string;
  readonly calls: readonly Call[];
}

/**
 * Report for somebody who looks into a failure, with nothing about people: no text of the message, which may name
 * them, no address but its form, no value that was sent.
 */
export const toReport = ({ message, version, calls }: Failure, translate: Translate): string =>
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
export const referenceOf = ({ id, at }: Pick<Message, 'id' | 'at'>): string =>
  `${at.toString(36).toUpperCase()}-${id}`;
