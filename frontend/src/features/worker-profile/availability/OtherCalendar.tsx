import { useState, type SyntheticEvent } from 'react';
import { type CalendarProblem, calendarProblems } from '#contracts/events/calendar.ts';
import { formatDay } from '#contracts/manila-format.ts';
import type { CalendarLinks } from '#contracts/views/calendar.ts';
import { detailsOf, isCallError } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useConnectCalendarMutation, useDisconnectCalendarMutation } from '../../worker/api.ts';
import { availabilityEn } from './availability.en.ts';

/** Another calendar whose appointments block time. */
export function OtherCalendar({ source }: { source: CalendarLinks['source'] }) {
  const t = useText(availabilityEn);
  return (
    <section>
      <h3 className="text-16 font-title">{t('otherTitle')}</h3>
      <p className="mt-1 mb-3 text-14 text-muted">{t('otherHint')}</p>
      {source ? <Connected source={source} /> : <Connect />}
    </section>
  );
}

function Connected({ source: { host, problem, unread } }: { source: NonNullable<CalendarLinks['source']> }) {
  const t = useText(availabilityEn);
  const locale = useLocale();
  const [disconnect, { isLoading }] = useDisconnectCalendarMutation();

  async function stop() {
    const { error } = await disconnect({});
    if (error) showToast(errorText(error), { variant: 'error', durationMs: 4000 });
    else showToast(t('disconnected'), { variant: 'success' });
  }

  return (
    <>
      {problem === null ? (
        <p className="mb-3 text-14 font-strong">{t('connectedTo', { host })}</p>
      ) : (
        <Note tone="warning" className="mb-3" title={t('notRead', { host })}>
          <p>{t(problem)}</p>
          <p>{t('timesStay')}</p>
        </Note>
      )}
      {unread.length > 0 && (
        <Note tone="warning" className="mb-3" title={t('unreadTitle')}>
          <ul>
            {unread.map(({ title, day, zone }) => (
              <li key={`${title} ${day} ${zone}`}>
                <bdi>{title || t('untitled')}</bdi>
                {day && `, ${formatDay(day, locale)}`}: <bdi>{zone}</bdi>
              </li>
            ))}
          </ul>
          <p>{t('unreadHint')}</p>
        </Note>
      )}
      <Button variant="outline" size={44} busy={isLoading} onClick={stop}>
        {t('disconnect')}
      </Button>
    </>
  );
}

function Connect() {
  const t = useText(availabilityEn);
  const [connect, { isLoading, error }] = useConnectCalendarMutation();
  const [url, setUrl] = useState('');

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const answer = await connect({ body: { url: url.trim() } });
    if (answer.data) showToast(t('connected', { count: answer.data.busyTimes }), { variant: 'success' });
  }

  const problem = problemOf(error);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextField
        type="url"
        inputMode="url"
        label={t('otherAddress')}
        hint={t('otherAddressHint')}
        error={error && (problem ? t(problem) : errorText(error))}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <Button type="submit" variant="outline" size={44} busy={isLoading} disabled={url.trim() === ''}>
        {t('connect')}
      </Button>
    </form>
  );
}

/** Why a calendar could not be read; null for other failures. */
function problemOf(error: unknown): CalendarProblem | null {
  if (!isCallError(error) || error.code !== 'calendar_unreadable') return null;
  const { problem } = detailsOf(error);
  return calendarProblems.find((known) => known === problem) ?? null;
}
