import type { ticketOrders } from '#contracts/calls/support-tickets.ts';
import type { AdminTicketListItem } from '#contracts/views/support-tickets.ts';
import { ageText } from '../dashboard/age.ts';
import { dayFilter } from '../list/days/day-filter.tsx';

export const queues = ['open', 'mine', 'unassigned', 'waiting', 'all'] as const;
export type Queue = (typeof queues)[number];

type QueueQuery = { status?: 'open' | 'waiting' | 'unsolved'; assignee?: 'me' | 'nobody' };

/** Query arguments of each queue. */
const queueQuery: Record<Queue, QueueQuery> = {
  open: { status: 'open' },
  mine: { status: 'unsolved', assignee: 'me' },
  unassigned: { status: 'unsolved', assignee: 'nobody' },
  waiting: { status: 'waiting' },
  all: {},
};

export function queueOf(text: string | undefined): Queue {
  return queues.find((queue) => queue === text) ?? 'open';
}

/** Filters of the ticket list in its address. */
export const ticketFilters = {
  queue: {
    usual: 'open',
    check: (text: string) => queues.some((queue) => queue === text),
    ask: (queue: string) => queueQuery[queueOf(queue)],
  },
  q: { asks: 'q' },
  day: dayFilter,
} as const;

type Order = (typeof ticketOrders)[number];
type OrderChoice = { value: Order | ''; word: 'order_urgent' | 'order_last' | 'order_newest' | 'order_oldest' };

const byOpening: readonly OrderChoice[] = [
  { value: '-opened', word: 'order_newest' },
  { value: 'opened', word: 'order_oldest' },
];

/** Orders available in a queue, the default first. */
export function ordersOf(queue: Queue): readonly OrderChoice[] {
  if (queue === 'all') return [{ value: '', word: 'order_last' }, ...byOpening];
  return [{ value: '', word: 'order_urgent' }, { value: '-last', word: 'order_last' }, ...byOpening];
}

/** The wanted order, if this queue has it. */
export function orderIn(queue: Queue, wanted: string | undefined): Order | '' {
  return ordersOf(queue).find(({ value }) => value === wanted)?.value ?? '';
}

export type ClockWord = 'firstAnswerIn' | 'firstAnswerLate' | 'resolveIn' | 'resolveLate' | 'paused' | 'met';
export type ClockLook = { word: ClockWord; age: string | null; tone: 'neutral' | 'mango' | 'danger' | 'success' };

/** Share of the target's time below which it is due soon. */
const SOON = 0.25;

/** The next target: the first reply, then the resolution. `now` in ms. */
export function nextTargetLabel(
  { status, targets: { firstAnswer, resolution } }: Pick<AdminTicketListItem, 'status' | 'targets'>,
  now: number,
  locale: string,
): ClockLook {
  const isOver = status !== 'open' && status !== 'waiting';
  if (isOver && resolution.state === 'met') return { word: 'met', age: null, tone: 'success' };
  const isUnanswered = firstAnswer.dueAt !== null;
  const { targetMs, leftMs, dueAt } = isUnanswered ? firstAnswer : resolution;
  const left = dueAt === null ? leftMs : Date.parse(dueAt) - now;
  const age = ageText(Math.abs(left), locale, 'short');
  if (left < 0) return { word: isUnanswered ? 'firstAnswerLate' : 'resolveLate', age, tone: 'danger' };
  if (dueAt === null) return { word: 'paused', age, tone: 'neutral' };
  const tone = left < targetMs * SOON ? 'mango' : 'neutral';
  return { word: isUnanswered ? 'firstAnswerIn' : 'resolveIn', age, tone };
}
