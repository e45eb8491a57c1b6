import type { ReactNode } from 'react';
import { formatPesoShort } from '#contracts/money.ts';
import type { Analytics, PeriodFigures } from '#contracts/views/analytics.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Sparkline } from '../../../ui/showing/charts/Sparkline.tsx';
import { StatCard } from '../../../ui/showing/charts/StatCard.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { changeText } from '../dashboard/overview-figures.ts';
import { durationWords } from './analytics-words.ts';
import { analyticsText } from './analytics.text.ts';
import { bookingsOf, eventsOf } from './figure-links.ts';
import { changeOf, completionRate, requestedIn } from './figures.ts';

type Card = {
  word: 'requests' | 'done' | 'completionRate' | 'firstAnswer' | 'revenue' | 'commission' | 'refunds' | 'payouts';
  of: (figures: PeriodFigures) => number | null;
  shown: (value: number) => string;
  link: ReactNode;
  inPoints?: boolean;
  lessIsBetter?: boolean;
};

/** Eight figures, each against the time it is compared with, and what it is made of. */
export function FigureCards({ data }: { data: Analytics }) {
  const t = useText(analyticsText);
  const span = { from: data.from, to: data.to };
  const bookings = (to: string) => <Made to={to}>{t('bookings')}</Made>;
  const events = (to: string) => <Made to={to}>{t('events')}</Made>;
  const cards: Card[] = [
    { word: 'requests', of: requestedIn, shown: String, link: bookings(bookingsOf(span)) },
    {
      word: 'done',
      of: (figures) => figures.outcomes.completed,
      shown: String,
      link: bookings(bookingsOf(span, { outcome: 'completed' })),
    },
    {
      word: 'completionRate',
      of: completionRate,
      shown: (share) => `${share.toFixed(1)}%`,
      link: bookings(bookingsOf(span, { outcome: 'completed' })),
      inPoints: true,
    },
    {
      word: 'firstAnswer',
      of: (figures) => figures.medianAnswerSeconds,
      shown: (seconds) => durationWords(t, seconds),
      link: bookings(bookingsOf(span)),
      lessIsBetter: true,
    },
    { word: 'revenue', of: ({ revenue }) => revenue, shown: formatPesoShort, link: events(eventsOf(span, 'revenue')) },
    {
      word: 'commission',
      of: ({ commission }) => commission,
      shown: formatPesoShort,
      link: events(eventsOf(span, 'commission')),
    },
    {
      word: 'refunds',
      of: ({ refunds }) => refunds,
      shown: formatPesoShort,
      link: events(eventsOf(span, 'refunds')),
      lessIsBetter: true,
    },
    { word: 'payouts', of: ({ payouts }) => payouts, shown: formatPesoShort, link: events(eventsOf(span, 'payouts')) },
  ];
  return (
    <div className="grid grid-cols-2 gap-3.5 xl:grid-cols-4">
      {cards.map((card) => (
        <Figure key={card.word} card={card} data={data} />
      ))}
    </div>
  );
}

function Figure({ card: { word, of, shown, link, inPoints, lessIsBetter }, data }: { card: Card; data: Analytics }) {
  const t = useText(analyticsText);
  const value = of(data.total);
  const change = changeOf(value, data.before && of(data.before.total), inPoints);
  return (
    <StatCard
      label={t(word)}
      value={value === null ? t('nothingYet') : shown(value)}
      {...(change !== null &&
        change !== 0 && {
          change: {
            text: changeText(change, inPoints ? '' : '%'),
            up: change > 0,
            good: lessIsBetter ? change < 0 : change > 0,
          },
        })}
      note={link}
      foot={
        <Sparkline
          values={data.periods.map((period) => of(period) ?? 0)}
          label={t('lineOf', { what: t(word), count: data.periods.length })}
          tone={lessIsBetter ? 'mango' : 'brand'}
        />
      }
    />
  );
}

function Made({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} className="text-13">
      {children}
    </TextLink>
  );
}
