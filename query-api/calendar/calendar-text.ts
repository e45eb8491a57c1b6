import ICAL from 'ical.js';
import { manilaDayAndTime } from '#contracts/manila-time.ts';
import type { Language } from '#contracts/roles.ts';
import type { CalendarJob } from '#contracts/views/calendar.ts';
import { shippedText } from '#infra/service-context/shipped-text.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { calendarEn } from './calendar.en.ts';

/**
 * A worker's jobs as iCalendar (RFC 5545) for their phone, in their language. Clients are not named, since calendars are
 * shared.
 */

const ZONE = 'Asia/Manila';

export type FeedJob = Omit<CalendarJob, 'clientName'>;

type Feed = { jobs: readonly FeedJob[]; language: Language; publicUrl: string; /** An instant. */ now: string };

const texts = inEveryLanguage(calendarEn, 'query-api/calendar/calendar');

export function calendarText({ jobs, language, publicUrl, now }: Feed): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Suki//Jobs//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', texts[language].name);
  calendar.addPropertyWithValue('x-wr-timezone', ZONE);
  calendar.addSubcomponent(manila());
  for (const job of jobs) calendar.addSubcomponent(eventOf(job, { language, publicUrl, now }));
  return `${calendar.toString()}\r\n`;
}

/** UTC+8 all year, as in contracts/manila-time.ts. */
function manila(): ICAL.Component {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', ZONE);
  const standard = new ICAL.Component('standard');
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1990-07-29T00:00:00'));
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString('+08:00'));
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString('+08:00'));
  standard.addPropertyWithValue('tzname', 'PST');
  zone.addSubcomponent(standard);
  return zone;
}

function eventOf(
  { bookingId, code, service, city, startsAt, endsAt }: FeedJob,
  { language, publicUrl, now }: Omit<Feed, 'jobs'>,
): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${bookingId}@suki`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(now), true));
  addInstant(event, 'dtstart', startsAt);
  addInstant(event, 'dtend', endsAt);
  event.addPropertyWithValue('summary', `${shippedText(service, language)} (${code})`);
  event.addPropertyWithValue('location', city);
  event.addPropertyWithValue('url', `${publicUrl}/worker/bookings/${bookingId}`);
  event.addPropertyWithValue('status', 'CONFIRMED');
  return event;
}

function addInstant(event: ICAL.Component, name: string, instant: string): void {
  const { date, time } = manilaDayAndTime(instant);
  const property = event.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(`${date}T${time}:00`));
  property.setParameter('tzid', ZONE);
}
