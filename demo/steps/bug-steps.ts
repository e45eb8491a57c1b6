import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { ago, type Anchor, onDay } from '../anchor-time.ts';
import { commandIdOf } from '../people/ids.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

const [CARLA, RICO] = ['carla-lim', 'rico-tan'] as const;
const PHONE = 'Chrome · Android · 360×740';

type NewReport = BodyInput<RouteTable['reportBug']>;
type Triage = BodyInput<RouteTable['triageBug']>;

/** Bug reports: one resolved, one in progress, two new. */
export function bugReports(anchor: Anchor): Step[] {
  const random = randomOf('bug reports');
  const report = (at: string, name: string, as: string, told: NewReport): Step => ({
    at,
    name: `report ${name}`,
    as,
    do: 'reportBug',
    body: { device: PHONE, ...told },
  });
  const triage = (at: string, name: string, as: string, body: Triage): Step => ({
    at,
    name: `triage ${name} as ${body.status}`,
    as,
    do: 'triageBug',
    params: { id: derivedId('bug', commandIdOf(`report ${name}`)) },
    body,
  });
  return [
    report(onDay(anchor, 12, 18, 20, random), 'receipt', 'andrea-reyes', {
      page: '/client/payments',
      whatHappened: 'When I open a receipt on my phone, the total is cut off on the right.',
    }),
    triage(onDay(anchor, 11, 9, 11, random), 'receipt', CARLA, { status: 'in_progress', priority: 'medium' }),
    triage(onDay(anchor, 9, 14, 16, random), 'receipt', CARLA, {
      status: 'resolved',
      note: 'Thank you, Andrea! Receipts now fit every phone. Please have another look.',
    }),
    report(onDay(anchor, 3, 19, 21, random), 'map', 'jun-bautista', {
      page: '/worker-bookings',
      whatHappened:
        'The map to the client stays grey when I have only a little signal. I can see the address, but not the way.',
    }),
    triage(onDay(anchor, 2, 9, 11, random), 'map', RICO, {
      status: 'in_progress',
      priority: 'high',
      note: 'Which network are you on, Jun? Does it stay grey when you wait a minute?',
    }),
    report(ago(anchor, 410), 'photos', 'liza-mendoza', {
      page: '/worker-profile',
      whatHappened: 'I added three photos of my work. Two of them stand on their side.',
    }),
    report(ago(anchor, 57), 'reminder', 'andrea-reyes', {
      page: '/client/bookings',
      whatHappened: 'I got the same reminder about tomorrow’s job twice this morning.',
      device: null,
    }),
  ];
}
