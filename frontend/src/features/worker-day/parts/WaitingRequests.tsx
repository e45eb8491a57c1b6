import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { FailedPart } from '../../../api/FailedPart.tsx';
import { Fetched } from '../../../api/Fetched.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Loading, SkeletonCard } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { RequestCard } from '../../booking/list/RequestCard.tsx';
import { useAddedIds } from '../../booking/list/use-added-ids.ts';
import { useRestoredFocus } from '../../../ui/over-the-page/use-restored-focus.ts';
import { SentQuotes } from './SentQuotes.tsx';
import { namedRequests, quotesWaiting, waitingRequests } from '../waiting-requests.ts';
import { workerDayEn } from '../worker-day.en.ts';

const SHOWN = 2;
const ASKED_FOR = 50;

/** Requests that wait for an answer, with its buttons; new ones slide in. */
export function WaitingRequests() {
  const t = useText(workerDayEn);
  const asked = useListBookingsQuery(namedRequests);
  const open = useListBookingsQuery({ scope: 'open', limit: ASKED_FOR });
  return (
    <section aria-labelledby="waiting-for-you">
      <FailedPart of={[open]} title={t('openFailed')} />
      <Fetched of={asked} failed={t('requestsFailed')} waiting={<Waiting />}>
        {({ items }) => (
          <Answers
            asked={items.map(({ booking }) => booking)}
            open={(open.data?.items ?? []).map(({ booking }) => booking)}
          />
        )}
      </Fetched>
    </section>
  );
}

function Answers({ asked, open }: { asked: readonly Booking[]; open: readonly Booking[] }) {
  const now = useNow();
  return (
    <>
      <Requests requests={waitingRequests(asked, open)} />
      <SentQuotes bookings={quotesWaiting([...asked, ...open], now)} />
    </>
  );
}

function Requests({ requests }: { requests: readonly Booking[] }) {
  const t = useText(workerDayEn);
  const isFresh = useAddedIds(requests.map(({ id }) => id));
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoredFocus(heading);
  const more = requests.length - SHOWN;
  return (
    <>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} id="waiting-for-you" className="text-18 font-title outline-none">
          {t('waitingForYou')}
        </h2>
        {requests.length > 0 && <span className="text-14 text-muted">{t('requests', { count: requests.length })}</span>}
      </div>
      {requests.length === 0 && (
        <p className="rounded-20 border border-line bg-surface p-4 text-14 text-muted sm:p-5">
          <strong className="block font-strong text-ink">{t('noRequests')}</strong>
          {t('noRequestsText')}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {requests.slice(0, SHOWN).map((booking) => (
          <li
            key={booking.id}
            style={isFresh(booking.id) ? { animation: 'suki-arrive var(--calm) var(--ease)' } : undefined}
          >
            <RequestCard booking={booking} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <TextLink
          to="/worker-bookings"
          className="mt-3 text-14"
          iconEnd={<ChevronRight aria-hidden="true" className="size-4" />}
        >
          {t('moreRequests', { count: more })}
        </TextLink>
      )}
    </>
  );
}

function Waiting() {
  return (
    <Loading className="grid gap-3">
      <SkeletonCard />
      <SkeletonCard />
    </Loading>
  );
}
