import { styled } from '@mui/material/styles';
import { formatPhone, toPhoneDigits } from '../../../lib/phone.ts';
import { safeHref } from '../../../lib/safeHref.ts';
import type { Tournament } from './parseTournament.ts';
import { tournamentTexts } from './texts.ts';
import { StateChip } from '../../../ui/StateChip.tsx';
import { paletteOf } from '../../../ui/themeOptions.ts';

/** Contacts, to be written to or called by a touch. */
export const ContactLinks = ({ contacts }: Pick<Tournament, 'contacts'>) =>
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

/** Regulation, entry form, results and the tournament's own page, those that there are. */
export const DocumentLinks = ({ tournament }: { readonly tournament: Tournament }) => {
  const { rules, sheet, results, page, name } = tournament;
  const links = [
    [tournamentTexts.rules, rules],
    [tournamentTexts.sheet, sheet],
    [tournamentTexts.results, results],
    [tournamentTexts.page, page === null ? null : safeHref(page)],
  ] as const;
  return links.map(
    ([label, href]) =>
      href !== null && (
        <div key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${label}, ${name}`}>
            {label}
          </a>
        </div>
      ),
  );
};

/** Level of a tournament, and whether it is over. */
export const TypeBadge = ({ tournament: { type, isFinished } }: { readonly tournament: Tournament }) => (
  <>
    <Badge>{toTypeName(type)}</Badge>
    {isFinished && <StateChip tone="neutral">{tournamentTexts.finished}</StateChip>}
  </>
);

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  ...theme.typography.caption,
  fontWeight: 600,
  padding: '1px 8px',
  marginRight: 6,
  borderRadius: 99,
  border: `1px solid ${paletteOf(theme).frame}`,
  color: paletteOf(theme).text.primary,
}));

const toTypeName = (type: string): string =>
  Object.hasOwn(tournamentTexts.types, type)
    ? tournamentTexts.types[type as keyof typeof tournamentTexts.types]
    : type;
