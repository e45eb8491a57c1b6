import { Circle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { uiEn } from '../ui.en.ts';
import { Unbroken } from './Unbroken.tsx';

export interface TimelineStep {
  id: string;
  state: 'past' | 'now' | 'next';
  title: ReactNode;
  icon?: LucideIcon;
  /** Time of the event, past or expected. */
  at?: ReactNode;
  note?: ReactNode;
  /** The reader's next action: "pay now or after the work". Shown as "Your turn: …". */
  turn?: string | undefined;
  /** Added while the screen is open: slides in. */
  fresh?: boolean;
}

const marks = {
  past: 'bg-brand-tint text-brand-ink',
  now: 'bg-brand text-on-brand ring-4 ring-brand-tint',
  next: 'border border-dashed border-line-control text-muted',
};

const arriving = { animation: 'suki-arrive 900ms var(--ease)', borderRadius: 'var(--radius-12)' };

/** Vertical timeline: past steps filled, the current one with a halo, next ones dashed. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <Step key={step.id} step={step} last={index === steps.length - 1} />
      ))}
    </ol>
  );
}

function Step({ step, last }: { step: TimelineStep; last: boolean }) {
  const t = useText(uiEn);
  const Icon = step.icon ?? Circle;
  return (
    <li
      aria-current={step.state === 'now' ? 'step' : undefined}
      style={step.fresh ? arriving : undefined}
      className={cx('relative flex gap-3', !last && 'pb-4')}
    >
      {!last && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-7 bottom-0 left-3.5 -ml-px border-l-2',
            step.state === 'past' ? 'border-brand/35' : 'border-dashed border-line-control/70',
          )}
        />
      )}
      <span className={cx('z-1 flex size-7 shrink-0 items-center justify-center rounded-pill', marks[step.state])}>
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 pt-0.5">
        <p className={cx('text-14 font-strong', step.state === 'next' && 'text-muted')}>
          {step.state === 'next' && <span className="sr-only">{t('stillToCome')} </span>}
          <span>{unbroken(step.title)}</span>
        </p>
        {step.at && <p className="text-13 text-muted">{unbroken(step.at)}</p>}
        {step.note && <p className="text-13 text-muted">{unbroken(step.note)}</p>}
        {step.turn && (
          <p className="text-13 font-title text-mango-ink">{unbroken(t('yourTurn', { action: step.turn }))}</p>
        )}
      </div>
    </li>
  );
}

/** Keeps days and times on one line. */
function unbroken(text: ReactNode): ReactNode {
  return typeof text === 'string' ? <Unbroken>{text}</Unbroken> : text;
}
