import { CircleDot } from 'lucide-react';
import type { EventRow } from '#contracts/views/platform-audit.ts';
import { formatDay, formatTimeWithSeconds } from '#contracts/manila-format.ts';
import { useLocale, useText } from '../../../../i18n/use-text.ts';
import { cx } from '../../../../ui/class-names.ts';
import { useActorName } from '../ActorName.tsx';
import { auditEn } from '../audit.en.ts';
import { EventDetails } from './EventDetails.tsx';
import { eventIcons } from '../../../../domain/event-icons.ts';
import { useHappenedWords } from '../event-words.ts';
import { toneLooks } from '../../../../ui/showing/tone-looks.ts';

interface Props {
  event: EventRow;
  /** Position relative to the slider: this event, earlier or later. */
  place: 'now' | 'past' | 'later';
  last: boolean;
  onChoose: () => void;
}

/** One event of the stream; the selected event shows its details. */
export function EventLine({ event, place, last, onChoose }: Props) {
  const t = useText(auditEn);
  const wordsOf = useHappenedWords();
  const Icon = eventIcons[event.type] ?? CircleDot;
  const open = place === 'now';
  return (
    <li className={cx('relative flex gap-3', !last && 'pb-4')}>
      {!last && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-7 bottom-0 left-3.5 -ml-px border-l-2',
            place === 'later' ? 'border-dashed border-line-control/60' : 'border-brand/35',
          )}
        />
      )}
      <span
        className={cx(
          'z-1 flex size-7 shrink-0 items-center justify-center rounded-pill',
          open ? 'bg-brand text-on-brand' : toneLooks[event.tone],
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <button
          type="button"
          aria-expanded={open}
          onClick={onChoose}
          className="block w-full rounded-8 text-left outline-offset-4"
        >
          <span className="flex items-baseline justify-between gap-2">
            <span className={cx('min-w-0 text-14 font-strong', place === 'later' && 'text-muted')}>
              {wordsOf(event)}
            </span>
            <span className="tabular shrink-0 text-13 text-muted" title={t('revision', { revision: event.revision })}>
              #{event.revision}
            </span>
          </span>
          <span className="block font-mono text-12 text-brand-ink">{event.type}</span>
          <span className="block text-13 text-muted">
            <DoneBy event={event} />
          </span>
        </button>
        {open && <EventDetails event={event} />}
      </div>
    </li>
  );
}

const roles = { client: 'roleClient', worker: 'roleWorker', admin: 'roleAdmin', guest: 'roleGuest' } as const;

function DoneBy({ event: { actor, at } }: { event: EventRow }) {
  const t = useText(auditEn);
  const locale = useLocale();
  const nameOf = useActorName();
  const when = `${formatDay(at, locale)}, ${formatTimeWithSeconds(at, locale)}`;
  if (actor.role === 'system') return t('actorAlone', { name: nameOf(actor), when });
  return t('actorLine', { name: nameOf(actor), role: t(roles[actor.role]), when });
}
