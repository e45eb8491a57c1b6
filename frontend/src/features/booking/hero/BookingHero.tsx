import type { ReactNode } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { AnswerCountdown } from '../waiting/AnswerCountdown.tsx';
import { bookingHero } from './booking-hero.ts';
import { bookingEn } from '../booking.en.ts';
import { shownStatus } from '../../../domain/booking/shown-status.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';

interface Props {
  booking: Booking;
  side: Side;
  /** The reader's main action. */ turn?: ReactNode;
  /** An action may appear while the screen is open, so its space and a second line are reserved. */ mayTurn?: boolean;
  children?: ReactNode;
}

/** The screen's deep panel: current state and the reader's action. Its title is the screen's heading. */
export function BookingHero({ booking, side, turn, mayTurn, children }: Props) {
  const t = useText(bookingEn);
  const locale = useLocale();
  const now = useNow();
  const hero = bookingHero(booking, side, now, locale);
  const title = t(hero.title.key, hero.title.values);
  const text = t(hero.text.key, hero.text.values);
  useAnnouncedChange(booking.status, t('nowShows', { title, text }));
  const panel = (
    <DeepPanel aria-label={t('booking')} className={turn || mayTurn ? 'lg:pb-28!' : ''}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge key={booking.status} {...shownStatus(booking)} on="deep" />
        <span className="tabular hidden text-14 text-on-deep-muted lg:inline">{booking.code}</span>
      </div>
      <h1 className="mt-3 max-w-160 text-28 font-display lg:mt-2 lg:text-36">
        <Unbroken>{title}</Unbroken>
      </h1>
      <p className={cx('mt-2 max-w-160 text-14 text-on-deep-muted lg:text-16', mayTurn && 'min-h-[2lh]')}>
        <Unbroken>{text}</Unbroken>
      </p>
      <AnswerCountdown booking={booking} side={side} className="mt-2" />
      {children}
    </DeepPanel>
  );
  return (
    <div className="relative">
      {panel}
      {/* Outside the panel, whose stacking context would cover it. */}
      {turn && <TurnBar>{turn}</TurnBar>}
    </div>
  );
}

/** In the hero on wide screens, where `pb-28` reserves its space; on phones at the foot, above the navigation. */
function TurnBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot-bar
      className={cx(
        'fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap gap-2 border-t',
        'border-line bg-surface px-4 py-3 whitespace-nowrap [&>button]:px-3 max-[24rem]:[&>button]:text-14',
        'lg:absolute lg:inset-x-7 lg:bottom-7 lg:border-0 lg:bg-transparent lg:p-0 lg:[&>button]:flex-none lg:[&>button]:px-8',
      )}
    >
      {children}
    </div>
  );
}
