import { medianSeconds } from '#contracts/analytics/histogram.ts';
import { eachDay, type Span } from '#contracts/analytics/periods.ts';
import type { Outcome } from '#contracts/analytics/endings.ts';
import type { PeriodFigures } from '#contracts/views/analytics.ts';
import { type MoneyFiguresDocument, noMoney } from '#projectors/read-models/analytics/money-figures.ts';
import type { RequestDay, RequestFiguresDocument } from '#projectors/read-models/analytics/request-figures.ts';
import type { Replicated } from '../in-memory-replica.ts';
import { requestMerger } from './merged-figures.ts';

/** The parts of each day, from documents that may contain several days; cached until one changes. */
export function requestDays() {
  let known: { version: number; byDay: Map<string, RequestDay[]> } | undefined;

  return ({ items, version }: Replicated<RequestFiguresDocument>): ReadonlyMap<string, readonly RequestDay[]> => {
    if (known?.version === version) return known.byDay;
    const byDay = new Map<string, RequestDay[]>();
    for (const { days } of items.values())
      for (const [day, figures] of Object.entries(days)) {
        const others = byDay.get(day);
        if (others) others.push(figures);
        else byDay.set(day, [figures]);
      }
    known = { version, byDay };
    return byDay;
  };
}

export type Figures = {
  requests: Replicated<RequestFiguresDocument>;
  money: ReadonlyMap<string, MoneyFiguresDocument>;
};

/** Figures of a span and its periods. `requests`: the span's totals, including those not shown by period. */
export function periodReader() {
  const daysOf = requestDays();
  const merged = requestMerger();

  // Merged by day, so that a change costs only the parts of its own day.
  const dayOf = (day: string, parts: readonly RequestDay[] = []) => (parts.length > 0 ? [merged(day, parts)] : []);

  return function read(figures: Figures, periods: readonly Span[]) {
    const byDay = daysOf(figures.requests);
    const ofPeriods = periods.map((period) => ({
      period,
      requests: merged(
        `${period.from}~${period.to}`,
        eachDay(period).flatMap((day) => dayOf(day, byDay.get(day))),
      ),
    }));
    const span = { from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '' };
    const requests = merged(
      `${span.from}~${span.to} by ${periods.length}`,
      ofPeriods.map((one) => one.requests),
    );
    return {
      requests,
      total: shown(span, requests, figures.money),
      periods: ofPeriods.map((one) => shown(one.period, one.requests, figures.money)),
    };
  };
}

function shown(period: Span, requests: RequestDay, money: Figures['money']): PeriodFigures {
  const days = eachDay(period).map((day) => money.get(day) ?? noMoney);
  const sum = (of: keyof typeof noMoney) => days.reduce((total, day) => total + day[of], 0);
  const of = (outcome: Outcome) => requests.outcomes[outcome] ?? 0;
  return {
    ...period,
    outcomes: {
      waiting: of('waiting'),
      upcoming: of('upcoming'),
      completed: of('completed'),
      cancelled: of('cancelled'),
      declined: of('declined'),
      expired: of('expired'),
    },
    answered: Object.values(requests.answers).reduce((total, count) => total + count, 0),
    medianAnswerSeconds: medianSeconds(requests.answers),
    revenue: sum('revenue'),
    commission: sum('commission'),
    refunds: sum('refunds'),
    payouts: sum('payouts'),
  };
}
