import { useId } from 'react';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatTime } from '#contracts/manila-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { timesEn } from './times.en.ts';

export interface TimeSlot {
  /** `HH:mm` Manila. */
  time: string;
  free: boolean;
}

interface Props {
  label: string;
  /** `YYYY-MM-DD` */
  day: string;
  slots: readonly TimeSlot[];
  value: string | null;
  onChange: (time: string) => void;
}

const parts = [
  { word: 'morning', from: '00:00', to: '12:00' },
  { word: 'afternoon', from: '12:00', to: '18:00' },
  { word: 'evening', from: '18:00', to: '24:01' },
] as const;

/** Start times of one day, three in a row; taken ones are struck out. */
export function TimeSlots({ label, day, slots, value, onChange }: Props) {
  const t = useText(timesEn);
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {parts.map((part) => {
        const inPart = slots.filter((slot) => slot.time >= part.from && slot.time < part.to);
        if (inPart.length === 0) return null;
        return (
          <div key={part.word} className="mb-3">
            <p className="mb-1.5 text-14 font-strong text-muted">{t(part.word)}</p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
              {inPart.map((slot) => (
                <Slot key={slot.time} {...{ slot, day, name, chosen: slot.time === value, onChange }} />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

function Slot({
  slot,
  day,
  name,
  chosen,
  onChange,
}: {
  slot: TimeSlot;
  day: string;
  name: string;
  chosen: boolean;
  onChange: (time: string) => void;
}) {
  const t = useText(timesEn);
  const locale = useLocale();
  const look = chosen ? 'border-brand bg-brand text-on-brand' : 'border-line-control bg-surface hover:bg-sunken';
  return (
    <label
      className={cx(
        'motion-quick tabular flex min-h-11 items-center justify-center rounded-12 border text-14 font-strong whitespace-nowrap ' +
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 ' +
          'has-[:focus-visible]:outline-brand',
        slot.free ? cx('cursor-pointer', look) : 'border-transparent bg-sunken text-muted line-through',
      )}
    >
      <input
        type="radio"
        name={name}
        value={slot.time}
        checked={chosen}
        disabled={!slot.free}
        onChange={() => onChange(slot.time)}
        className="sr-only"
      />
      {formatTime(manilaInstant(day, slot.time), locale)}
      {!slot.free && <span className="sr-only">, {t('taken')}</span>}
    </label>
  );
}
