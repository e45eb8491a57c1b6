import { useState } from 'react';
import { Clock, Star, Tag as TagIcon } from 'lucide-react';
import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { YourSuki } from '../../../ui/showing/YourSuki.tsx';
import { askingEn } from '../request/asking.en.ts';
import { useAcceptQuoteMutation, useRejectQuoteMutation } from '../../../domain/booking/api.ts';
import { useHeldCommand } from '../../../domain/booking/use-held-command.ts';
import { firstName } from '../../../domain/first-name.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { cx } from '../../../ui/class-names.ts';
import { freeTimes } from '../actions/free-times.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useSlotAttempt } from '../actions/use-slot-attempt.ts';
import type { QuoteTag, ShownQuote } from './quote-view.ts';
import { QuoteFace } from './QuoteFace.tsx';
import { quotesEn } from './quotes.en.ts';

const AcceptQuoteDialog = lazyDialog(async () => (await import('./AcceptQuoteDialog.tsx')).AcceptQuoteDialog);

const tagIcons = { lowest: TagIcon, bestRated: Star } as const satisfies Record<QuoteTag, unknown>;

/** One quote, to accept or decline. */
export function QuoteCard({ booking, shown: { quote, tags, ranOut } }: { booking: Booking; shown: ShownQuote }) {
  const t = useText(quotesEn);
  const words = useText(askingEn);
  const locale = useLocale();
  const { worker, amount, before, message } = quote;
  const until = formatDayAndTime(quote.validUntil, locale);
  return (
    <Card
      as="article"
      aria-label={t('quoteOf', { name: worker.name, amount: formatPesoShort(amount) })}
      className="h-full"
    >
      <div className="flex items-center gap-3">
        <QuoteFace worker={worker} size={64} level={2} />
        <p className="amount shrink-0 text-right text-22 tracking-tight">
          {typeof before === 'number' && before !== amount && (
            <del className="block text-14 font-body text-muted">{formatPesoShort(before)}</del>
          )}
          <span>{formatPesoShort(amount)}</span>
        </p>
      </div>
      {(worker.sukiJobs > 0 || tags.length > 0) && (
        <div className="mt-3 flex flex-wrap gap-2">
          <YourSuki jobs={worker.sukiJobs} boxed />
          {tags.map((tag) => {
            const Icon = tagIcons[tag];
            return (
              <Tag key={tag} icon={<Icon aria-hidden="true" className="size-4" />}>
                {t(tag)}
              </Tag>
            );
          })}
        </div>
      )}
      {message && <p className="mt-3 text-16">{message}</p>}
      {!quote.outdated && (
        <p className="mt-2 flex gap-2 text-14 text-muted">
          <Clock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <Unbroken>
            {ranOut
              ? t('ranOut', { when: until })
              : t('comesAt', { time: formatTime(booking.startsAt, locale), until })}
          </Unbroken>
        </p>
      )}
      {quote.outdated && (
        <Note tone="warning" className="mt-3">
          {words('outdated', { name: firstName(worker.name) })}
        </Note>
      )}
      <Answer booking={booking} shown={{ quote, tags, ranOut }} />
    </Card>
  );
}

function Answer({ booking, shown: { quote, ranOut } }: { booking: Booking; shown: ShownQuote }) {
  const { id, startsAt, service, allowedActions } = booking;
  const t = useText(quotesEn);
  const locale = useLocale();
  const attempt = useCommand();
  const [asking, setAsking] = useState(false);
  const { run, alternatives } = useSlotAttempt();
  const [accept] = useAcceptQuoteMutation();
  const [reject] = useRejectQuoteMutation();
  const said = {
    name: firstName(quote.worker.name),
    amount: formatPesoShort(quote.amount),
    when: formatDayAndTime(startsAt, locale),
  };
  const which = { id, quoteId: quote.id };

  const held = useHeldCommand(async () => {
    if (await run(() => accept(which).unwrap()))
      showToast(t('accepted', said), { variant: 'success', durationMs: 4000 });
  });

  async function refuse() {
    const sure = await ask({
      title: t('rejectTitle'),
      message: t('rejectQuestion', said),
      ok: t('reject'),
      cancel: t('keep'),
      danger: true,
    });
    if (sure) await attempt(() => reject(which).unwrap(), t('rejected', said));
  }

  return (
    <>
      {alternatives && (
        <Note tone="error" title={t('notFree', said)} className="mt-4">
          <p>
            {alternatives.length > 0
              ? t('notFreeText', { times: freeTimes(alternatives, locale) })
              : t('notFreeNone', said)}
          </p>
          <TextLink
            to={`/client/booking-flow/schedule?${new URLSearchParams({ serviceId: service.id, workerId: quote.workerId })}`}
            inline
          >
            {t('otherTimes', said)}
          </TextLink>
        </Note>
      )}
      {held.isHeld && (
        <div role="status" className="mt-4 flex items-center justify-between gap-3 rounded-12 bg-brand-tint px-4 py-2">
          <p className="text-14 font-strong text-brand-ink">{t('accepting', said)}</p>
          <Button size={44} variant="quiet" onClick={held.undo}>
            {t('undo')}
          </Button>
        </div>
      )}
      {asking && (
        <AcceptQuoteDialog
          booking={booking}
          quote={quote}
          onClose={() => setAsking(false)}
          onAccept={() => {
            setAsking(false);
            held.hold();
          }}
        />
      )}
      <div className={cx('mt-4 flex flex-wrap gap-2', held.isHeld && 'hidden')}>
        {allowedActions.includes('reject_quote') && (
          <Button variant="outline" className="grow px-4!" onClick={refuse}>
            {t('reject')}
          </Button>
        )}
        {!ranOut && !quote.outdated && allowedActions.includes('accept_quote') && (
          <Button className="grow-999 px-3!" onClick={() => setAsking(true)}>
            {t('accept', said)}
          </Button>
        )}
      </div>
    </>
  );
}
