import { ArrowUpRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { SkeletonList } from '../../../../ui/showing/Skeleton.tsx';
import { StatusBadge } from '../../../../ui/showing/StatusBadge.tsx';
import { TextLink } from '../../../../ui/pressing/TextLink.tsx';
import { useLazyReadStreamQuery, useListStreamEventsQuery, useReadStreamQuery } from '../../api.ts';
import { NotFound } from '../../quick-look/NotFound.tsx';
import { QuickLook, useRestoreFocus } from '../../quick-look/QuickLook.tsx';
import { NotRead } from '../../quick-look/RowQuickLook.tsx';
import type { StreamEvents } from '../../stream-events.ts';
import { AsOfSlider } from './AsOfSlider.tsx';
import { auditEn } from '../audit.en.ts';
import { EventLine } from './EventLine.tsx';
import { eventElementId } from '../look-address.ts';
import { useSubjectWords } from '../subject-words.ts';
import { PrivateMessages } from './PrivateMessages.tsx';
import { StateAfterEvent, useIsFirstStepLoading } from './StateAfterEvent.tsx';
import { kindWord, placeOf, statusKindOf } from './stream-kinds.ts';
import { useShownMessages } from './use-shown-messages.ts';

interface Props {
  stream: string;
  /** The selected revision; null: the newest. */
  at: number | null;
  onAt: (revision: number) => void;
  onClose: () => void;
}

/** A stream beside the table: its events and its state after any of them. */
export function StreamPanel({ stream, at, onAt, onClose }: Props) {
  const t = useText(auditEn);
  const subjectOf = useSubjectWords();
  const messages = useShownMessages(stream);
  const { grant } = messages;
  const { read, error, refetch } = useEventsAround(stream, grant, at);
  useRestoreFocus(eventElementId(stream, at ?? 0));
  const known = read && read.events.length > 0 ? read : null;
  const last = known?.events.at(-1);
  const title = last ? subjectOf(last) : stream;
  return (
    <QuickLook
      kicker={t(kindWord(stream))}
      title={title}
      onClose={onClose}
      facts={known && <Facts stream={stream} of={known} at={at} />}
    >
      {known ? (
        <>
          <PrivateMessages {...messages} />
          <History stream={stream} of={known} at={at} onAt={onAt} />
        </>
      ) : (
        <NoEvents read={read !== undefined} error={error} onRetry={refetch} onClose={onClose} />
      )}
    </QuickLook>
  );
}

/**
 * Events around the selected one. The previous page stays during a fetch unless it shows private messages that are
 * now hidden.
 */
function useEventsAround(stream: string, grant: string | undefined, at: number | null) {
  const [around, setAround] = useState(at);
  const { data, currentData, error, refetch } = useListStreamEventsQuery({ stream, grant, around });
  if (currentData && around !== at && isOutside(currentData, at)) setAround(at);
  return { read: currentData ?? (data?.grant === grant ? data : undefined), error, refetch };
}

function isOutside({ events, whole, head }: StreamEvents, at: number | null): boolean {
  const [first, last] = [events[0], events.at(-1)];
  if (whole || !first || !last) return false;
  return at === null ? last.revision < head : at < first.revision || at > last.revision;
}

function NoEvents({
  read,
  error,
  onRetry,
  onClose,
}: {
  read: boolean;
  error: unknown;
  onRetry: () => unknown;
  onClose: () => void;
}) {
  const t = useText(auditEn);
  if (read) return <NotFound onClose={onClose} />;
  if (error) return <NotRead error={error} failed={t('streamFailed')} onRetry={onRetry} onClose={onClose} />;
  return (
    <div className="px-5">
      <SkeletonList rows={5} />
    </div>
  );
}

function placeOfEvent(nth: number, chosen: number): 'now' | 'past' | 'later' {
  if (nth === chosen) return 'now';
  return nth < chosen ? 'past' : 'later';
}

function Facts({ stream, of: { events, head }, at }: { stream: string; of: StreamEvents; at: number | null }) {
  const t = useText(auditEn);
  const revision = at ?? head;
  const kind = statusKindOf(stream);
  const { data } = useReadStreamQuery({ stream, revision }, { skip: kind === null });
  const status = data?.state?.status;
  const place = placeOf(stream, events);
  return (
    <>
      {kind && typeof status === 'string' && <StatusBadge kind={kind} status={status} size={22} />}
      {place && (
        <TextLink to={place.to} iconEnd={<ArrowUpRight aria-hidden="true" className="size-3.5" />} className="text-13">
          {t(place.word)}
        </TextLink>
      )}
    </>
  );
}

function History({
  stream,
  of,
  at,
  onAt,
}: {
  stream: string;
  of: StreamEvents;
  at: number | null;
  onAt: (revision: number) => void;
}) {
  const t = useText(auditEn);
  const { events, grant, head, whole } = of;
  const toMoment = useMomentElsewhere(of, stream, onAt);
  const index =
    at === null
      ? events.length - 1
      : Math.max(
          0,
          events.findLastIndex(({ revision }) => revision <= at),
        );
  const chosen = events[index];
  // The state is above the events, so both appear together.
  const isLoading = useIsFirstStepLoading({ stream, grant, revision: chosen?.revision ?? 0 });
  const go = (next: number) => {
    const event = events[next];
    if (event) onAt(event.revision);
  };
  return (
    <>
      <section aria-label={t('stateAsOf')} className="border-y border-line bg-sunken px-5 py-3.5">
        <AsOfSlider of={of} index={index} onIndex={go} onMomentElsewhere={toMoment} />
        {!whole && (
          <p role="status" className="mt-2 text-13 text-muted">
            {t('manyEvents', { count: events.length, total: head + 1 })}
          </p>
        )}
        {chosen && (
          <div className="mt-3 border-t border-line pt-3">
            <StateAfterEvent stream={stream} grant={grant} revision={chosen.revision} />
          </div>
        )}
      </section>
      {isLoading ? (
        <div className="px-5 py-4">
          <SkeletonList rows={5} />
        </div>
      ) : (
        <section aria-label={t('events')} className="px-5 py-4">
          <h3 className="sr-only">{t('events')}</h3>
          <ol className="flex flex-col">
            {events
              .map((event, nth) => (
                <EventLine
                  key={event.id}
                  event={event}
                  place={placeOfEvent(nth, index)}
                  last={nth === 0}
                  onChoose={() => go(nth)}
                />
              ))
              .toReversed()}
          </ol>
        </section>
      )}
    </>
  );
}

/** Finds the last event at or before a moment outside the loaded events. The newest request wins. */
function useMomentElsewhere({ grant }: StreamEvents, stream: string, onAt: (revision: number) => void) {
  const [read] = useLazyReadStreamQuery();
  const asked = useRef('');
  return async (asOf: string) => {
    asked.current = asOf;
    const { data } = await read({ stream, asOf, ...(grant !== undefined && { grant }) });
    if (data && asked.current === asOf) onAt(Math.max(0, data.revision));
  };
}
