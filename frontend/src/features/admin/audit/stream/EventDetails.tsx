import { ArrowUpRight, GitBranch, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { EventRow } from '#contracts/views/platform-audit.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SegmentedControl } from '../../../../ui/pressing/SegmentedControl.tsx';
import { TextLink } from '../../../../ui/pressing/TextLink.tsx';
import { useListAuditLogsQuery } from '../../api.ts';
import { auditEn } from '../audit.en.ts';
import { fieldsOf } from './event-fields.ts';
import { eventLinks, bookingStreamOf } from './event-links.ts';
import { EventFields } from './EventFields.tsx';
import { storyPath } from '../look-address.ts';

type Shown = 'fields' | 'json';

/** The event's data and metadata as fields or JSON, and a link to correlated events. */
export function EventDetails({ event }: { event: EventRow }) {
  const t = useText(auditEn);
  const [shown, setShown] = useState<Shown>('fields');
  const options = [
    { value: 'fields', label: t('fields') },
    { value: 'json', label: t('json') },
  ] as const;
  return (
    <div className="mt-2 rounded-12 bg-sunken p-3">
      <div className="mb-1 flex items-center justify-between gap-2">
        <h4 className="text-13 font-strong tracking-normal">{t('data')}</h4>
        <SegmentedControl
          label={t('shownAs')}
          options={options}
          value={shown}
          onChange={setShown}
          className="-my-1 border border-line"
        />
      </div>
      {shown === 'json' ? <Json event={event} /> : <AsFields event={event} />}
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <Story event={event} />
        {eventLinks(event).map(({ word, to }) => (
          <TextLink key={to} to={to} icon={<ArrowUpRight aria-hidden="true" className="size-4" />} className="text-13">
            {t(word)}
          </TextLink>
        ))}
        <AllByPerson actor={event.actor} />
      </div>
    </div>
  );
}

function AsFields({ event: { data, metadata, position } }: { event: EventRow }) {
  const t = useText(auditEn);
  const fields = fieldsOf(data);
  return (
    <>
      {fields.length > 0 ? <EventFields fields={fields} /> : <p className="text-13 text-muted">{t('noData')}</p>}
      <h4 className="mt-3 mb-1 text-13 font-strong tracking-normal">{t('metadata')}</h4>
      <EventFields fields={fieldsOf({ position, ...metadata })} />
    </>
  );
}

function Json({ event: { id, type, stream, revision, position, at, data, metadata } }: { event: EventRow }) {
  return (
    <pre className="rounded-8 bg-surface p-2.5 font-mono text-12 whitespace-pre-wrap [overflow-wrap:anywhere]">
      {JSON.stringify({ id, type, stream, revision, position, recordedAt: at, data, metadata }, null, 2)}
    </pre>
  );
}

/** Link to the booking's events or, without a booking, to the events of one command, across all streams. */
function Story({ event }: { event: EventRow }) {
  const t = useText(auditEn);
  const thread = bookingStreamOf(event);
  const { correlationId } = event.metadata;
  const { data } = useListAuditLogsQuery({ ...(thread ? { thread } : { correlationId }), limit: 1 });
  if (!data) return <span className="h-5" />;
  const words = t(thread ? 'story' : 'shareCause', { count: data.total });
  const icon = <GitBranch aria-hidden="true" className="size-4" />;
  if (data.total < 2)
    return (
      <p className="flex items-center gap-1.5 text-13 text-muted">
        {icon}
        <span>{words}</span>
      </p>
    );
  return (
    <TextLink
      to={thread ? storyPath(thread) : `/admin/audit-logs?cause=${encodeURIComponent(correlationId)}`}
      icon={icon}
      className="text-13"
    >
      {words}
    </TextLink>
  );
}

function AllByPerson({ actor: { id, name } }: Pick<EventRow, 'actor'>) {
  const t = useText(auditEn);
  if (id === null) return null;
  return (
    <TextLink
      to={`/admin/audit-logs?who=${encodeURIComponent(id)}`}
      icon={<UserRound aria-hidden="true" className="size-4" />}
      className="text-13"
    >
      {t('allByPerson', { name })}
    </TextLink>
  );
}
