import { isObject } from '../model/isObject.ts';
import { parseStorable } from '../model/parseStorable.ts';
import { isSigned, signatureOf } from './signature.ts';

const OUTCOMES = ['paid', 'failed', 'cancelled'] as const;

/** The outcome of a payment, as the provider reports it from server to server. */
export interface Notice {
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly state: (typeof OUTCOMES)[number];
}

/** `t=1795340000,v1=9f86…`: Unix time in seconds and signature of `{time}.{body}`. */
export const SIGNATURE_HEADER = 'Payment-Signature';

/** Most difference between the clocks of both sides; an older notice may be a copy of somebody's. */
const TOLERANCE_S = 300;

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The request that reports the outcome of a payment. */
export const toNoticeRequest = (secret: string, url: string, notice: Notice, now: Date): Request => {
  const body = JSON.stringify(notice);
  const time = Math.floor(now.getTime() / 1000);
  return new Request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [SIGNATURE_HEADER]: `t=${time},v1=${signatureOf(secret, `${time}.${body}`)}`,
    },
    body,
  });
};

/** The notice in a body, or what is wrong with it: nothing is believed before the signature is. */
export const fromNotice = (
  secret: string,
  header: string | undefined,
  body: string,
  now: Date,
): Notice | 'signature' | 'malformed' => {
  const [, time = '', signature = ''] = HEADER.exec(header ?? '') ?? [];
  const isFresh = Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_S;
  if (!isSigned(secret, `${time}.${body}`, signature) || !isFresh) return 'signature';
  try {
    const notice = parseStorable(body);
    return isNotice(notice) ? notice : 'malformed';
  } catch {
    return 'malformed';
  }
};

/** The payment that a body claims to be about; empty where it cannot be read. */
export const claimedReference = (body: string): string => {
  try {
    const claimed = parseStorable(body);
    return isObject(claimed) && typeof claimed['reference'] === 'string' ? claimed['reference'] : '';
  } catch {
    return '';
  }
};

const isNotice = (value: unknown): value is Notice =>
  isObject(value) &&
  typeof value['reference'] === 'string' &&
  Number.isSafeInteger(value['amount']) &&
  typeof value['currency'] === 'string' &&
  OUTCOMES.some((outcome) => outcome === value['state']);
