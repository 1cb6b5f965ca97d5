import { formatPhone, toPhoneDigits } from '../../../lib/phone.ts';
import { safeHref } from '../../../lib/safeHref.ts';
import type { TournamentContact } from './parseTournament.ts';

/** Whom to ask, to be written to or called by a touch. */
export const ContactLinks = ({ contacts }: { readonly contacts: readonly TournamentContact[] }) =>
  contacts.map(({ name, email, telephone }, index) => (
    <div key={index}>
      {name}
      {email !== null && <MailLink address={email} />}
      {telephone !== null && <PhoneLink number={telephone} />}
    </div>
  ));

const MailLink = ({ address }: { readonly address: string }) => {
  const href = safeHref(`mailto:${address}`);
  return <div>{href === null ? address : <a href={href}>{address}</a>}</div>;
};

const PhoneLink = ({ number }: { readonly number: string }) => {
  const digits = toPhoneDigits(number);
  return <div>{/\d/.test(digits) ? <a href={`tel:${digits}`}>{formatPhone(number)}</a> : number}</div>;
};
