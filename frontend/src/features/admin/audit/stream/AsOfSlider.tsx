import { manilaDayAndTime } from '#contracts/manila-time.ts';
import { formatDay, formatDayAndTime, formatTimeWithSeconds } from '#contracts/manila-format.ts';
import { useId, useState } from 'react';
import { useLocale, useText } from '../../../../i18n/use-text.ts';
import { DateField } from '../../../../ui/forms/DateField.tsx';
import { TimeField } from '../../../../ui/forms/TimeField.tsx';
import type { StreamEvents } from '../../stream-events.ts';
import { useOptimisticValue } from '../../list/use-optimistic-value.ts';
import { auditEn } from '../audit.en.ts';
import { eventAt, isBeyondLoaded } from './event-at.ts';
import { cx } from '../../../../ui/class-names.ts';

interface Props {
  of: StreamEvents;
  /** Index of the event whose resulting state is shown. */
  index: number;
  onIndex: (index: number) => void;
  /** Manila time such as `2026-11-20T14:30`, before or after the loaded events. */
  onMomentElsewhere: (then: string) => void;
}

/** More marks would overlap. */
const MOST_MARKS = 24;

/** Steps through the stream's events. It is a range input, so arrow keys, Home and End work. */
export function AsOfSlider({ of, index: chosen, onIndex, onMomentElsewhere }: Props) {
  const t = useText(auditEn);
  const locale = useLocale();
  const id = useId();
  const [index, setIndex] = useOptimisticValue(chosen);
  const { events, head, whole } = of;
  const event = events[index];
  const [first, last] = [events[0], events.at(-1)];
  if (!event || !first || !last) return null;

  function move(next: number) {
    setIndex(next);
    onIndex(next);
  }

  const when = `${formatDay(event.at, locale)}, ${formatTimeWithSeconds(event.at, locale)}`;
  const place = whole ? { number: index + 1, total: events.length } : { number: event.revision + 1, total: head + 1 };
  const share = events.length > 1 ? index / (events.length - 1) : 1;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-13 font-strong">
          {t('stateAsOf')}
        </label>
        <span className="tabular text-13 text-muted">{when}</span>
      </div>
      <div className="relative h-11">
        <input
          id={id}
          type="range"
          min={0}
          max={Math.max(0, events.length - 1)}
          step={1}
          value={index}
          disabled={events.length < 2}
          aria-valuetext={t('asOfEvent', { ...place, when })}
          onChange={({ target }) => move(Number(target.value))}
          className="peer absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <Track count={events.length} share={share} />
      </div>
      <div className="-mt-2 flex justify-between gap-3 text-13 text-muted">
        <span>{formatDayAndTime(first.at, locale)}</span>
        <span>{whole || last.revision >= head ? t('now') : formatDayAndTime(last.at, locale)}</span>
      </div>
      {events.length > 1 && <Moment of={of} at={event.at} onIndex={move} onElsewhere={onMomentElsewhere} />}
    </div>
  );
}

type MomentProps = {
  of: StreamEvents;
  at: string;
  onIndex: (index: number) => void;
  onElsewhere: (then: string) => void;
};

/** Moves to the last event at or before a day and time. The slider keeps its position during typing. */
function Moment({ of, at, onIndex, onElsewhere }: MomentProps) {
  const t = useText(auditEn);
  const { date, time } = manilaDayAndTime(at);
  const [typed, setTyped] = useState<{ date?: string; time?: string }>({});
  const shown = { date, time, ...typed };

  function choose(change: { date?: string; time?: string }) {
    setTyped({ ...typed, ...change });
    const next = { ...shown, ...change };
    const then = `${next.date}T${next.time}`;
    if (isBeyondLoaded(of, then)) return onElsewhere(then);
    const index = eventAt(of.events, then);
    if (index !== null) onIndex(index);
  }

  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
      <DateField
        size={36}
        label={t('pickDay')}
        value={shown.date}
        onChange={(day) => choose({ date: day })}
        onBlur={() => setTyped({})}
      />
      <TimeField
        size={36}
        label={t('pickTime')}
        value={shown.time}
        onChange={(next) => choose({ time: next })}
        onBlur={() => setTyped({})}
      />
    </div>
  );
}

/** The visible slider. Its marks are inset by half the thumb's width, as the range input's thumb is. */
function Track({ count, share }: { count: number; share: number }) {
  const marks =
    count <= MOST_MARKS ? Array.from({ length: count }, (_, mark) => (count > 1 ? mark / (count - 1) : 1)) : [0, 1];
  const at = (part: number) => ({ left: `${part * 100}%` });
  return (
    <div
      aria-hidden="true"
      className={cx(
        'absolute inset-x-2 top-1/2 peer-focus-visible:[&_[data-thumb]]:outline-3',
        'peer-focus-visible:[&_[data-thumb]]:outline-offset-4',
      )}
    >
      <div className="absolute inset-x-0 -mt-px h-0.5 rounded-pill bg-line-control" />
      <div className="absolute left-0 -mt-0.5 h-1 rounded-pill bg-brand" style={{ width: `${share * 100}%` }} />
      {marks.map((mark) => (
        <span
          key={mark}
          className="absolute -mt-1.25 -ml-1.25 size-2.5 rounded-pill border-2 border-brand bg-surface"
          style={at(mark)}
        />
      ))}
      <span
        data-thumb
        className="absolute -mt-2.5 -ml-2.5 size-5 rounded-pill bg-brand ring-2 ring-surface outline-2 outline-offset-2 outline-brand"
        style={at(share)}
      />
    </div>
  );
}
