import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { FailedPart } from '../../../api/FailedPart.tsx';
import { isPending } from '../../../api/is-pending.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { LinkRow } from '../../../ui/pressing/LinkRow.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useListOwnDisputesQuery } from '../../dispute/api.ts';
import { useWaitingDisputes, WaitingDisputes } from '../../dispute/parts/WaitingDisputes.tsx';
import { neededAnswer } from './needed-answer.ts';
import { noShowsEn } from './no-shows.en.ts';

/** Above any user's number of current jobs. */
const underWay = { group: 'upcoming', limit: 50 } as const;
/** Enough to include all recently ended jobs with an unconfirmed cash payment. */
const justOver = { group: 'over', limit: 20 } as const;

/** Jobs that need an answer of this user, such as whether a job has started or is done. Renders nothing without one. */
export function NeedsYou({ side }: { side: Side }) {
  const t = useText(noShowsEn);
  const waiting = useWaiting(side);
  const disputes = useWaitingDisputes(side);
  return (
    <>
      <NeedsFailed side={side} />
      {waiting.length + disputes.length > 0 && (
        <Card title={t('needsYou')}>
          <WaitingDisputes disputes={disputes} side={side} />
          {waiting.length > 0 && <WaitingJobs waiting={waiting} side={side} />}
        </Card>
      )}
    </>
  );
}

/** Shown if the waiting jobs could not be loaded. */
export function NeedsFailed({ side }: { side: Side }) {
  const t = useText(noShowsEn);
  return <FailedPart of={useNeeds(side)} title={t('needsYouFailed')} />;
}

/** Whether a worker's waiting jobs are loaded; the content below would move. */
export function useNeedsLoaded(): boolean {
  return !useNeeds('worker').some(isPending);
}

function useNeeds(side: Side) {
  const over = useListBookingsQuery(justOver, { skip: side !== 'worker' });
  return [useListBookingsQuery(underWay), over, useListOwnDisputesQuery()];
}

type Waiting = readonly { booking: Booking; word: NonNullable<ReturnType<typeof neededAnswer>> }[];

export function useWaiting(side: Side): Waiting {
  const { data } = useListBookingsQuery(underWay);
  // Workers confirm cash after the end of a job; clients only pay then.
  const { data: over } = useListBookingsQuery(justOver, { skip: side !== 'worker' });
  return [...(data?.items ?? []), ...(over?.items ?? [])].flatMap(({ booking }) => {
    const word = neededAnswer(booking, side);
    return word ? [{ booking, word }] : [];
  });
}

/** Each with its link. */
export function WaitingJobs({ waiting, side }: { waiting: Waiting; side: Side }) {
  const t = useText(noShowsEn);
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

function Row({ booking, side, title }: { booking: Booking; side: Side; title: string }) {
  const locale = useLocale();
  const { id, service, worker, client, startsAt } = booking;
  const other = side === 'client' ? worker?.name : client.name;
  return (
    <LinkRow
      to={bookingPathOf[side](id)}
      icon={<ServiceIcon category={service.category} size={40} />}
      title={title}
      text={[inCatalogue(service.name), other, formatDayAndTime(startsAt, locale)].filter(Boolean).join(', ')}
    />
  );
}
