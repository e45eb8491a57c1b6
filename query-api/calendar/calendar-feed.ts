import { createHash } from 'node:crypto';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import type { Language } from '#contracts/roles.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import { workerCalendars, type WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import { type WorkerDocument, workers } from '#projectors/read-models/worker/workers.ts';
import { calendarText } from './calendar-text.ts';
import { jobsBetween } from './month-jobs.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 120;

type Deps = { documents: Pick<Documents, 'find' | 'get'>; publicUrl: string; now: () => Date };

/** The calendar behind a secret address, as `{secret}.ics`; null for an unknown or revoked one. */
export function calendarFeed({ documents, publicUrl, now }: Deps): (address: string) => Promise<string | null> {
  return async (address) => {
    const secret = /^([\w-]{43})\.ics$/.exec(address)?.[1];
    if (secret === undefined) return null;
    const addressHash = createHash('sha256').update(secret).digest('hex');
    const [found] = await documents.find<WorkerCalendarDocument>(workerCalendars.name, {
      where: { 'calendar.addressHash': { eq: addressHash } },
      limit: 1,
    });
    if (!found) return null;
    const today = manilaDay(now());
    const jobs = await jobsBetween(
      documents,
      found.document.workerId,
      manilaInstant(addDays(today, -DAYS_BACK)),
      manilaInstant(addDays(today, DAYS_AHEAD)),
    );
    // The timestamp is the day's, so that the text changes only with the jobs.
    const language = await languageOf(documents, found.document.workerId);
    return calendarText({ jobs, language, publicUrl, now: manilaInstant(today) });
  };
}

async function languageOf(documents: Deps['documents'], workerId: string): Promise<Language> {
  const worker = await documents.get<WorkerDocument>(workers.name, workerId);
  const account = worker && (await documents.get<AccountDocument>(accounts.name, worker.document.accountId));
  return account?.document.language ?? 'en';
}
