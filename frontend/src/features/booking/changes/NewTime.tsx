import { ArrowDown, CalendarClock, CalendarDays } from 'lucide-react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useAcceptTimeMutation, useDeclineTimeMutation, useWithdrawTimeMutation } from '../../../domain/booking/api.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';
import { useSlotAttempt } from '../actions/use-slot-attempt.ts';
import { changesEn } from './changes.en.ts';
import { CancellingAfter } from './CancellingAfter.tsx';
import { otherSide } from './other-side.ts';
import { TakenNote } from './TakenNote.tsx';

type Reschedule = NonNullable<Booking['reschedule']>;

/** A proposed new time that waits for an answer of the reader or of the other side. */
export function NewTime({ booking, side }: { booking: Booking; side: Side }) {
  const t = useText(changesEn);
  const { reschedule } = booking;
  const other = otherSide(booking, side);
  useAnnouncedChange(
    reschedule?.proposedAt ?? '',
    reschedule && reschedule.by !== side ? t('askedByOther', { other }) : '',
  );
  if (!reschedule) return null;
  const mine = reschedule.by === side;
  return (
    <Card title={t(mine ? 'askedByYou' : 'askedByOther', { other })}>
      <Times from={booking.startsAt} to={reschedule.startsAt} />
      <CancellingAfter
        cancelling={reschedule.cancelling}
        startsAt={reschedule.startsAt}
        side={side}
        other={other}
        className="mt-4"
      />
      {mine ? <Withdraw booking={booking} other={other} /> : <Answer booking={booking} reschedule={reschedule} />}
    </Card>
  );
}

/** The reader proposed it and can withdraw it. */
function Withdraw({ booking: { id, allowedActions }, other }: { booking: Booking; other: string }) {
  const t = useText(changesEn);
  const run = useCommand();
  const [withdraw] = useWithdrawTimeMutation();
  return (
    <>
      <p className="mt-4 text-14 text-muted">{t('waitsForOther', { other })}</p>
      {allowedActions.includes('withdraw_time') && (
        <Button
          variant="outline"
          size={44}
          className="mt-4"
          onClick={() => run(() => withdraw({ id }).unwrap(), t('withdrawn'))}
        >
          {t('withdrawTime')}
        </Button>
      )}
    </>
  );
}

function Times({ from, to }: { from: string; to: string }) {
  const t = useText(changesEn);
  const locale = useLocale();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-3 rounded-12 bg-sunken px-3 py-2.5">
        <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <p>
          <span className="block text-13 text-muted">{t('now')}</span>{' '}
          <span className="text-14 font-strong">{formatDayAndTime(from, locale)}</span>
        </p>
      </div>
      <ArrowDown aria-hidden="true" className="ml-3 size-5 text-muted" />
      <div className="flex items-center gap-3 rounded-12 bg-mango-tint px-3 py-2.5 text-mango-ink">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
        <p>
          <span className="block text-13">{t('instead')}</span>{' '}
          <span className="text-16 font-title">{formatDayAndTime(to, locale)}</span>
        </p>
      </div>
    </div>
  );
}

function Answer({ booking: { id, allowedActions }, reschedule }: { booking: Booking; reschedule: Reschedule }) {
  const t = useText(changesEn);
  const attempt = useCommand();
  const { run, alternatives } = useSlotAttempt();
  const [accept] = useAcceptTimeMutation();
  const [decline] = useDeclineTimeMutation();
  const mayAccept = allowedActions.includes('accept_time');
  // Identifies the displayed proposal, since another may replace it meanwhile.
  const seen = { id, body: { proposalId: reschedule.proposalId } };
  return (
    <>
      {alternatives && <TakenNote key={reschedule.proposedAt} alternatives={alternatives} className="mt-4" />}
      {!mayAccept && allowedActions.includes('decline_time') && (
        <p className="mt-4 text-14 text-muted">{t('askedTooLate')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {allowedActions.includes('decline_time') && (
          <Button variant="outline" size={44} className="grow" onClick={() => attempt(() => decline(seen).unwrap())}>
            {t('keepTime')}
          </Button>
        )}
        {mayAccept && (
          <Button size={44} className="grow-999" onClick={() => run(() => accept(seen).unwrap())}>
            {t('acceptTime')}
          </Button>
        )}
      </div>
    </>
  );
}
