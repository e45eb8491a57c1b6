import { formatPesoShort } from '#contracts/money.ts';
import type { Analytics, PeriodFigures } from '#contracts/views/analytics.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Sparkline } from '../../../ui/showing/charts/Sparkline.tsx';
import { StatCard } from '../../../ui/showing/charts/StatCard.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { changeText } from '../dashboard/overview-figures.ts';
import { durationText } from './analytics-words.ts';
import { analyticsEn } from './analytics.en.ts';
import { type FigureLinks, figureLinks, moneyLinks } from './figure-links.ts';
import { changeOf, completionRate, requestedIn } from './figures.ts';

type Card = {
  word: 'requests' | 'done' | 'completionRate' | 'firstAnswer' | 'revenue' | 'commission' | 'refunds' | 'payouts';
  of: (figures: PeriodFigures) => number | null;
  shown: (value: number) => string;
  links: FigureLinks;
  inPoints?: boolean;
  lessIsBetter?: boolean;
};

/** Eight figures, each compared with the previous period and linked to its bookings. */
export function FigureCards({ data }: { data: Analytics }) {
  const t = useText(analyticsEn);
  const span = { from: data.from, to: data.to };
  const cards: Card[] = [
    { word: 'requests', of: requestedIn, shown: String, links: figureLinks(span) },
    {
      word: 'done',
      of: (figures) => figures.outcomes.completed,
      shown: String,
      links: figureLinks(span, { outcome: 'completed' }),
    },
    {
      word: 'completionRate',
      of: completionRate,
      shown: (share) => `${share.toFixed(1)}%`,
      links: figureLinks(span, { outcome: 'over' }),
      inPoints: true,
    },
    {
      word: 'firstAnswer',
      of: (figures) => figures.medianAnswerSeconds,
      shown: (seconds) => durationText(t, seconds),
      links: figureLinks(span, { answer: 'given' }),
      lessIsBetter: true,
    },
    { word: 'revenue', of: ({ revenue }) => revenue, shown: formatPesoShort, links: moneyLinks(span, 'revenue') },
    {
      word: 'commission',
      of: ({ commission }) => commission,
      shown: formatPesoShort,
      links: moneyLinks(span, 'commission'),
    },
    {
      word: 'refunds',
      of: ({ refunds }) => refunds,
      shown: formatPesoShort,
      links: moneyLinks(span, 'refunds'),
      lessIsBetter: true,
    },
    { word: 'payouts', of: ({ payouts }) => payouts, shown: formatPesoShort, links: moneyLinks(span, 'payouts') },
  ];
  return (
    <div className="grid grid-cols-2 gap-3.5 xl:grid-cols-4">
      {cards.map((card) => (
        <Figure key={card.word} card={card} data={data} />
      ))}
    </div>
  );
}

function Figure({ card: { word, of, shown, links, inPoints, lessIsBetter }, data }: { card: Card; data: Analytics }) {
  const t = useText(analyticsEn);
  const value = of(data.total);
  const earlier = data.before && of(data.before.total);
  const change = changeOf(value, earlier, inPoints);
  const from = earlier === null ? '' : shown(earlier);
  return (
    <StatCard
      label={t(word)}
      value={value === null ? t('nothingYet') : shown(value)}
      {...(change !== null &&
        change !== 0 && {
          change: {
            text: t('changedFrom', { by: changeText(change, inPoints ? '' : '%'), from }),
            up: change > 0,
            good: lessIsBetter ? change < 0 : change > 0,
          },
        })}
      note={
        <>
          {change === 0 && <span>{t('sameAsBefore')}</span>}
          <span className="flex w-full flex-wrap gap-x-3">
            <FigureLink to={links.bookings} label={t('bookingsOf', { what: t(word) })}>
              {t('bookings')}
            </FigureLink>
            <IfPermitted do="audit.read">
              <FigureLink to={links.events} label={t('eventsOf', { what: t(word) })}>
                {t('events')}
              </FigureLink>
            </IfPermitted>
          </span>
        </>
      }
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

function FigureLink({ to, label, children }: { to: string; label: string; children: string }) {
  return (
    <TextLink to={to} aria-label={label} className="text-13">
      {children}
    </TextLink>
  );
}
