import { Timer } from 'lucide-react';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { firstName } from '../../../domain/first-name.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { askingEn } from '../request/asking.en.ts';

interface Props {
  booking: Pick<Booking, 'status' | 'worker' | 'workerAnswerBy' | 'thenAskOthers'>;
  side: Side;
  className?: string;
}

/** The rest of an urgently asked worker's minutes, and what follows. Renders nothing for other requests. */
export function AnswerCountdown({ booking, ...shown }: Props) {
  const { status, worker, workerAnswerBy } = booking;
  if (status !== 'pending' || !worker || workerAnswerBy === null) return null;
  return <Countdown {...shown} untilMs={Date.parse(workerAnswerBy)} name={worker.name} next={booking.thenAskOthers} />;
}

type Counted = Omit<Props, 'booking'> & { untilMs: number; name: string; next: boolean };

function Countdown({ untilMs, name, next, side, className }: Counted) {
  const t = useText(askingEn);
  const left = Math.max(0, untilMs - useNow(1000));
  const words = side === 'client' ? 'answerLeft' : 'ownAnswerLeft';
  return (
    <p role="timer" className={cx('flex flex-wrap items-center gap-x-1.5 text-14 font-strong', className)}>
      <Timer aria-hidden="true" className="size-4.5" />
      <span className="tabular">{t(words, { left: clockOf(left), name: firstName(name) })}</span>
      {next && <span className="font-body">{t(side === 'client' ? 'othersNext' : 'ownOthersNext')}</span>}
    </p>
  );
}

/** 702,000 ms → 11:42. */
function clockOf(ms: number): string {
  const seconds = Math.floor((ms % MINUTE_MS) / 1000);
  return `${Math.floor(ms / MINUTE_MS)}:${String(seconds).padStart(2, '0')}`;
}
