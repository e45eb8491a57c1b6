import type { Attention } from '#contracts/calls/platform.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { Where } from '#infra/eventing/documents.ts';

type Rules = Pick<Settings, 'noShowAfterMinutes' | 'overdueAfterMinutes'>;

/** Overdue and disputed bookings, by the limits of the rules (contracts/booking/guards.ts). */
export function needingAttention(
  attention: Attention,
  now: Date,
  { noShowAfterMinutes, overdueAfterMinutes }: Rules,
): Where {
  switch (attention) {
    case 'unstarted':
      return { status: { eq: 'accepted' }, startsAt: { lte: addMinutes(now, -noShowAfterMinutes) } };
    case 'unfinished':
      return { status: { in: ['arrived', 'in_progress'] }, endsAt: { lte: addMinutes(now, -overdueAfterMinutes) } };
    case 'disputed':
      return { noShowCase: { eq: 'disputed' } };
  }
}
