import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useListOwnDisputesQuery } from '../../dispute/api.ts';
import { useWaitingDisputes, WaitingDisputes } from '../../dispute/parts/WaitingDisputes.tsx';
import { neededAnswer } from './needed-answer.ts';
import { noShowsText } from './no-shows.text.ts';

/** More than anybody has under way. */
const underWay = { group: 'upcoming', limit: 50 } as const;
/** More than anybody does before they look at what they were paid. */
const justOver = { group: 'over', limit: 20 } as const;

/** The jobs that wait for a word of this person: has it begun, is it done, are you there? Nothing where none does. */
export function NeedsYou({ side }: { side: Side }) {
  const t = useText(noShowsText);
  const waiting = useWaiting(side);
  const disputes = useWaitingDisputes(side);
  return (
    waiting.length + disputes.length > 0 && (
      <Card title={t('needsYou')}>
        <WaitingDisputes disputes={disputes} side={side} />
        {waiting.length > 0 && <WaitingJobs waiting={waiting} side={side} />}
      </Card>
    )
  );
}

/** Whether it is known what waits for a worker: what stands below it would jump. */
export function useNeedsKnown(): boolean {
  const reads = [useListBookingsQuery(underWay), useListBookingsQuery(justOver), useListOwnDisputesQuery()];
  return reads.every(({ isLoading }) => !isLoading);
}

type Waiting = readonly { booking: Booking; word: NonNullable<ReturnType<typeof neededAnswer>> }[];

export function useWaiting(side: Side): Waiting {
  const { data } = useListBookingsQuery(underWay);
  // Whoever was given cash says so afterwards; a client is asked for nothing of what is over but the payment.
  const { data: over } = useListBookingsQuery(justOver, { skip: side !== 'worker' });
  return [...(data?.items ?? []), ...(over?.items ?? [])].flatMap(({ booking }) => {
    const word = neededAnswer(booking, side);
    return word ? [{ booking, word }] : [];
  });
}

/** Each with the way to it. */
export function WaitingJobs({ waiting, side }: { waiting: Waiting; side: Side }) {
  const t = useText(noShowsText);
  return (
    <ul className="-mx-2 divide-y divide-line">
      {waiting.map(({ booking, word }) => (
        <li key={booking.id}>
          <Row
            booking={booking}
            side={side}
            title={t(word, {
              name: firstName(booking.worker?.name ?? ''),
              client: firstName(booking.client.name),
              service: booking.service.name,
            })}
          />
        </li>
      ))}
    </ul>
  );
}

function Row({ booking: { id, service, code }, side, title }: { booking: Booking; side: Side; title: string }) {
  return (
    <Link
      to={bookingPathOf[side](id)}
      className="flex min-h-14 items-center gap-3 rounded-12 px-2 py-2.5 hover:bg-sunken"
    >
      <ServiceIcon category={service.category} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block text-16 font-strong">{title}</span>
        <span className="block text-14 text-muted">
          {service.name}, <span className="tabular">{code}</span>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
