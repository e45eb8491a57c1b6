import type { CancellationCause } from '#contracts/events/booking.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingWord } from '../message-key.ts';
import type { Side } from '../../../domain/booking/side.ts';

type Keys = readonly [title: BookingWord, text: BookingWord];

/** Hero texts of a no-show or an overdue job; null for others. */
export function noShowHero(booking: Booking, side: Side, mustPay: boolean): Keys | null {
  if (booking.status === 'cancelled') return closedHero(booking, side, mustPay);
  if (booking.status === 'arrived' && booking.noShowCase === 'disputed') return ['heroContested', 'heroContestedText'];
  return side === 'client' ? clientHero(booking) : workerHero(booking);
}

function clientHero(booking: Booking): Keys | null {
  const { status, noShow, overdue } = booking;
  if (status === 'accepted' && noShow?.by === 'client') return ['heroWaitsForYou', 'heroWaitsForYouText'];
  if (status === 'arrived' && unansweredBy(booking) === 'worker') return ['heroCantFindYou', 'heroCantFindYouText'];
  if (status === 'accepted' && overdue) return ['heroLate', 'heroLateText'];
  return status === 'in_progress' && overdue ? ['heroIsDone', 'heroIsDoneText'] : null;
}

/** The side whose no-show report is unanswered. */
function unansweredBy({ noShow }: Booking): Side | null {
  return noShow?.answeredAt === null ? noShow.by : null;
}

function workerHero(booking: Booking): Keys | null {
  const { status, overdue } = booking;
  const by = unansweredBy(booking);
  if (status === 'accepted' && by === 'client') return ['workerHeroCantFindYou', 'workerHeroCantFindYouText'];
  if (status === 'arrived' && by === 'worker') return ['workerHeroAsked', 'workerHeroAskedText'];
  if (status === 'accepted' && overdue) return ['workerHeroLate', 'workerHeroAcceptedText'];
  return status === 'in_progress' && overdue ? ['workerHeroIsDone', 'workerHeroIsDoneText'] : null;
}

const closed: Record<CancellationCause, Record<Side, Keys>> = {
  worker_no_show: {
    client: ['heroWorkerDidntCome', 'heroWorkerDidntComeText'],
    worker: ['workerHeroYouDidntCome', 'workerHeroYouDidntComeText'],
  },
  client_no_show: {
    client: ['heroYouWerentThere', 'heroYouWerentThereText'],
    worker: ['workerHeroClientWasntThere', 'workerHeroClientWasntThereText'],
  },
  unstarted: { client: ['heroClosed', 'heroClosedUnstarted'], worker: ['heroClosed', 'heroClosedUnstarted'] },
  unfinished: { client: ['heroClosed', 'heroClosedUnfinished'], worker: ['heroClosed', 'heroClosedUnfinished'] },
  worker_suspended: {
    client: ['heroWorkerSuspended', 'heroWorkerSuspendedText'],
    worker: ['heroClosed', 'workerHeroSuspendedText'],
  },
  client_gone: { client: ['heroClosed', 'heroClientGoneText'], worker: ['heroClosed', 'workerHeroClientGoneText'] },
};

const cases = { disputed: 'heroLooksAtIt', upheld: 'heroUpheld', waived: 'heroWaived' } as const;

function closedHero({ cancellation, noShowCase }: Booking, side: Side, mustPay: boolean): Keys | null {
  if (!cancellation?.cause) return null;
  const [title, text] = closed[cancellation.cause][side];
  if (noShowCase) return [title, cases[noShowCase]];
  return [title, mustPay ? 'heroYouWerentTherePay' : text];
}
