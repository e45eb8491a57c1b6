import { ArrowUpRight } from 'lucide-react';
import type { EventRow } from '#contracts/views/audit.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SkeletonList } from '../../../ui/Skeleton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { MOST_EVENTS, useListStreamEventsQuery, useReadStreamQuery } from '../api.ts';
import { NotRead } from '../NotRead.tsx';
import { NotThere } from '../NotThere.tsx';
import { QuickLook, useFocusBack } from '../QuickLook.tsx';
import { AsOfSlider } from './AsOfSlider.tsx';
import { auditText } from './audit.text.ts';
import { EventLine } from './EventLine.tsx';
import { rowElementId } from './look-address.ts';
import { PrivateMessages } from './PrivateMessages.tsx';
import { StateThen } from './StateThen.tsx';
import { kindWord, placeOf, statusKindOf } from './stream-kinds.ts';
import { useShownMessages } from './use-shown-messages.ts';

interface Props {
  stream: string;
  /** The revision that is looked at; the last one when it is null. */
  at: number | null;
  onAt: (revision: number) => void;
  onClose: () => void;
}

/** A stream beside the table: where it stood after any of its events, and what they were. */
export function StreamPanel({ stream, at, onAt, onClose }: Props) {
  const t = useText(auditText);
  const messages = useShownMessages(stream);
  const { grant } = messages;
  const { currentData: events, error, refetch } = useListStreamEventsQuery({ stream, grant });
  useFocusBack(rowElementId(stream, at ?? 0));
  const known = events && events.length > 0 ? events : null;
  const title = known?.at(-1)?.subject ?? stream;
  return (
    <QuickLook kicker={t(kindWord(stream))} title={title} onClose={onClose} facts={known && <Facts stream={stream} events={known} at={at} />}>
      {known ? <><PrivateMessages {...messages} /><History stream={stream} grant={grant} events={known} at={at} onAt={onAt} /></> : <NoEvents read={events !== undefined} error={error} onRetry={refetch} onClose={onClose} />}
    </QuickLook>
  );
}

function NoEvents({ read, error, onRetry, onClose }: { read: boolean; error: unknown; onRetry: () => unknown; onClose: () => void }) {
  const t = useText(auditText);
  if (read) return <NotThere onClose={onClose} />;
  if (error) return <NotRead error={error} failed={t('streamFailed')} onRetry={onRetry} onClose={onClose} />;
  return <div className="px-5"><SkeletonList rows={5} /></div>;
}

function placeOfEvent(nth: number, chosen: number): 'now' | 'past' | 'later' {
  if (nth === chosen) return 'now';
  return nth < chosen ? 'past' : 'later';
}

function Facts({ stream, events, at }: { stream: string; events: readonly EventRow[]; at: number | null }) {
  const t = useText(auditText);
  const revision = at ?? events.at(-1)?.revision ?? 0;
  const kind = statusKindOf(stream);
  const { data } = useReadStreamQuery({ stream, revision }, { skip: kind === null });
  const status = data?.state?.status;
  const place = placeOf(stream, events);
  return (
    <>
      {kind && typeof status === 'string' && <StatusBadge kind={kind} status={status} size={22} />}
      {place && <TextLink to={place.to} iconEnd={<ArrowUpRight aria-hidden="true" className="size-3.5" />} className="text-13">{t(place.word)}</TextLink>}
    </>
  );
}

function History({ stream, grant, events, at, onAt }: { stream: string; grant: string | undefined; events: readonly EventRow[]; at: number | null; onAt: (revision: number) => void }) {
  const t = useText(auditText);
  const found = at === null ? -1 : events.findIndex(({ revision }) => revision === at);
  const index = found < 0 ? events.length - 1 : found;
  const chosen = events[index];
  const go = (next: number) => {
    const event = events[next];
    if (event) onAt(event.revision);
  };
  return (
    <>
      <section aria-label={t('stateAsOf')} className="border-y border-line bg-sunken px-5 py-3.5">
        <AsOfSlider events={events} index={index} onIndex={go} />
        {chosen && <div className="mt-3 border-t border-line pt-3"><StateThen stream={stream} grant={grant} revision={chosen.revision} /></div>}
      </section>
      <section aria-label={t('events')} className="px-5 py-4">
        <h3 className="sr-only">{t('events')}</h3>
        <ol className="flex flex-col">
          {events.map((event, nth) => (
            <EventLine key={event.id} event={event} place={placeOfEvent(nth, index)} last={nth === 0} onChoose={() => go(nth)} />
          )).toReversed()}
        </ol>
        {events.length >= MOST_EVENTS && <p className="pt-3 text-13 text-muted">{t('manyEvents', { count: MOST_EVENTS })}</p>}
      </section>
    </>
  );
}
