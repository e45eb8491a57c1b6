import { CircleCheck, CircleX, Hourglass, Timer, Undo2, UserRound, UsersRound, type LucideIcon } from 'lucide-react';
import type { QuoteStatus } from '#contracts/booking/lifecycle.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import type { Booking, Quote } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import type { Tone } from '../../../ui/showing/status-table.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { StatusPill } from '../../../ui/showing/StatusPill.tsx';
import { ConfirmQuote } from '../request/ConfirmQuote.tsx';
import { useWithdrawQuoteMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { TakeHomeLine } from '../take-home/TakeHomeLine.tsx';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';
import { isOpenToAll, isWaiting, ownQuote } from './own-quote.ts';
import { quotingEn } from './quoting.en.ts';

/** The worker's own quote with its result, and the number of other quotes. Renders nothing without quotes. */
export function OwnQuote({ booking }: { booking: Booking }) {
  const t = useText(quotingEn);
  const { allowedActions, otherQuotes, client, price } = booking;
  const own = ownQuote(booking);
  const toAll = isOpenToAll(booking);
  const Asked = toAll ? UsersRound : UserRound;
  const isOn = allowedActions.includes('quote') || allowedActions.includes('withdraw_quote');
  useAnnouncedChange(String(otherQuotes), isOn ? t('nowOthers', { count: otherQuotes }) : '');
  if (!own && !isOn) return null;
  return (
    <Card title={t('yourQuote')} end={own && <QuoteStatusPill quote={own} otherChosen={booking.otherChosen} />}>
      {own ? (
        <Offered booking={booking} quote={own} />
      ) : (
        <p className="-mt-2 text-14 text-muted">
          {allowedActions.includes('accept')
            ? t('noQuoteYet', { price: formatPesoShort(price) })
            : t('noQuoteYetTaken', { client: firstName(client.name) })}
        </p>
      )}
      {isOn && (
        <p className="mt-3 flex items-center gap-2 text-14 text-muted">
          <Asked aria-hidden="true" className="size-4.5 shrink-0" />
          <span>{toAll ? t('others', { count: otherQuotes }) : t('onlyYou')}</span>
        </p>
      )}
    </Card>
  );
}

function Offered({ booking, quote }: { booking: Booking; quote: Quote }) {
  const t = useText(quotingEn);
  const locale = useLocale();
  const now = useNow();
  const run = useCommand();
  const [withdraw] = useWithdrawQuoteMutation();
  const client = firstName(booking.client.name);
  const { amount, message, validUntil } = quote;
  async function takeBack() {
    if (
      !(await ask({
        title: t('withdrawTitle'),
        message: t('withdrawQuestion', { client, amount: formatPesoShort(amount) }),
        ok: t('withdraw'),
      }))
    )
      return;
    await run(() => withdraw({ id: booking.id, quoteId: quote.id }).unwrap(), t('withdrawn'));
  }
  return (
    <>
      <p className="amount text-28 tracking-tight">{formatPesoLong(amount)}</p>
      {quote.status === 'open' && <TakeHomeLine of={quote.earning} className="text-14 text-muted" />}
      {message && <p className="mt-1 text-14">“{message}”</p>}
      {quote.status === 'open' && (
        <p className="mt-1 text-14 text-muted">
          {isWaiting(quote, now)
            ? t('validTill', { until: formatDayAndTime(validUntil, locale) })
            : t('ranOut', { when: formatDayAndTime(validUntil, locale) })}
        </p>
      )}
      {quote.status === 'open' && quote.outdated && <ConfirmQuote booking={booking} quote={quote} />}
      {quote.status === 'open' && booking.allowedActions.includes('withdraw_quote') && (
        <Button variant="outline" size={44} className="mt-4" onClick={takeBack}>
          {t('withdraw')}
        </Button>
      )}
    </>
  );
}

type Look = { word: keyof typeof quotingEn; icon: LucideIcon; tone: Tone };

const looks: Record<Exclude<QuoteStatus, 'replaced'>, Look> = {
  open: { word: 'statusOpen', icon: Hourglass, tone: 'mango' },
  accepted: { word: 'statusAccepted', icon: CircleCheck, tone: 'success' },
  rejected: { word: 'statusRejected', icon: CircleX, tone: 'danger' },
  withdrawn: { word: 'statusWithdrawn', icon: Undo2, tone: 'neutral' },
  expired: { word: 'statusExpired', icon: Timer, tone: 'neutral' },
  closed: { word: 'statusClosed', icon: CircleX, tone: 'neutral' },
};

function QuoteStatusPill({ quote: { status, validUntil }, otherChosen }: { quote: Quote; otherChosen: boolean }) {
  const t = useText(quotingEn);
  const now = useNow();
  if (otherChosen && status === 'closed') return <StatusBadge kind="ownQuote" status="not_chosen" />;
  const ranOut = status === 'open' && Date.parse(validUntil) <= now;
  const { word, icon, tone } = looks[ranOut || status === 'replaced' ? 'expired' : status];
  return (
    <StatusPill icon={icon} tone={tone}>
      {t(word)}
    </StatusPill>
  );
}
