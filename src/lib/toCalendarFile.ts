export interface CalendarEvent {
  /** The same at every export, so that a calendar replaces what it holds. */
  readonly uid: string;
  readonly summary: string;
  /** `2026-10-03` */
  readonly date: string;
  /** `17:00` by the clock in France; absent: all of the day. */
  readonly time: string | null;
  readonly minutes: number;
  readonly location: string | null;
  readonly isCancelled: boolean;
}

/** A calendar as RFC 5545 wants it: lines of at most 75 octets that end in CRLF, times of Paris with their rules. */
export const toCalendarFile = (name: string, events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Raquette//Calendrier//FR',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...PARIS,
    ...events.flatMap((event) => toLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

const ZONE = 'Europe/Paris';

/** Summer time of the European Union since 1996. */
const PARIS = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const toLines = ({ uid, summary, date, time, minutes, location, isCancelled }: CalendarEvent, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  ...(time === null
    ? [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`]
    : [
        `DTSTART;TZID=${ZONE}:${date.replaceAll('-', '')}T${time.replace(':', '')}00`,
        `DURATION:PT${minutes}M`,
      ]),
  `SUMMARY:${escaped(summary)}`,
  ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
  ...(isCancelled ? ['STATUS:CANCELLED'] : []),
  'END:VEVENT',
];

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const OCTETS = 75;
const ENCODER = new TextEncoder();

/** A long line goes on behind a blank; a character is never cut. */
const fold = (line: string): string => {
  let size = 0;
  const folded = Array.from(line, (character) => {
    const octets = ENCODER.encode(character).length;
    size += octets;
    if (size <= OCTETS) return character;
    size = 1 + octets;
    return `\r\n ${character}`;
  });
  return folded.join('');
};
