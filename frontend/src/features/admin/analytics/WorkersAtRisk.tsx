import type { Trouble } from '#contracts/analytics/bookings-of-figures.ts';
import type { Analytics, WorkerAtRisk } from '#contracts/views/analytics.ts';
import { useText, type Text } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { DataTable } from '../../../ui/showing/DataTable.tsx';
import type { Column } from '../../../ui/showing/table-column.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { analyticsEn } from './analytics.en.ts';
import { LinkedFigure } from './charts/LinkedFigure.tsx';
import type { Sheet } from './charts/sheet.ts';
import { TakeAway } from './charts/TakeAway.tsx';
import { type FigureLinks, figureLinks } from './figure-links.ts';
import { fileOf } from './PeriodCharts.tsx';

type Words = Text<keyof typeof analyticsEn>;

function riskColumns(t: Words): Column<WorkerAtRisk>[] {
  return [
    {
      id: 'name',
      header: t('worker'),
      onPhone: 'title',
      cell: ({ accountId, name }) => <TextLink to={`/admin/users/${encodeURIComponent(accountId)}`}>{name}</TextLink>,
    },
    { id: 'reasons', header: t('why'), shrinks: true, cell: ({ reasons }) => <Reasons reasons={reasons} t={t} /> },
    {
      id: 'noShows',
      header: t('noShows'),
      align: 'right',
      cell: (worker) => <Counted worker={worker} trouble="noShows" />,
    },
    {
      id: 'calledOff',
      header: t('calledOff'),
      align: 'right',
      cell: (worker) => <Counted worker={worker} trouble="calledOff" />,
    },
    {
      id: 'declined',
      header: t('declinedAndTaken'),
      align: 'right',
      cell: (worker) => (
        <span className="inline-flex gap-1.5">
          <Counted worker={worker} trouble="declined" /> / <Counted worker={worker} trouble="taken" />
        </span>
      ),
    },
    {
      id: 'rating',
      header: t('rating'),
      align: 'right',
      cell: (worker) => <Stars worker={worker} />,
    },
  ];
}

type Counts = Exclude<Trouble, 'ratings'>;

/** A count, linked to its bookings and events. */
function Counted({ worker, trouble }: { worker: WorkerAtRisk; trouble: Counts }) {
  const t = useText(analyticsEn);
  const count = worker[trouble];
  if (count === 0) return '0';
  return (
    <LinkedFigure links={troubleOf(worker, trouble)} what={`${t(trouble)}, ${worker.name}`}>
      {String(count)}
    </LinkedFigure>
  );
}

function Stars({ worker }: { worker: WorkerAtRisk }) {
  const t = useText(analyticsEn);
  const words = t('ratingThen', { now: worker.rating ?? '–', before: worker.ratingBefore ?? '–' });
  if (worker.rating === null) return words;
  return (
    <LinkedFigure links={troubleOf(worker, 'ratings')} what={`${t('rating')}, ${worker.name}`}>
      {words}
    </LinkedFigure>
  );
}

function troubleOf({ workerId }: WorkerAtRisk, trouble: Trouble): FigureLinks {
  return figureLinks(null, { worker: workerId, trouble });
}

function Reasons({ reasons, t }: Pick<WorkerAtRisk, 'reasons'> & { t: Words }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {reasons.map((reason) => (
        <Tag key={reason} tone="mango">
          {t(`risk_${reason}`)}
        </Tag>
      ))}
    </span>
  );
}

/** Workers whom staff should contact before clients are affected. */
export function WorkersAtRisk({ data }: { data: Analytics }) {
  const t = useText(analyticsEn);
  const { workersAtRisk } = data;
  const isEmpty = workersAtRisk.length === 0;
  return (
    <section aria-labelledby="workers-at-risk">
      <div className="flex items-center justify-between gap-3 pt-3">
        <h2 id="workers-at-risk" className="text-18 font-title">
          {t('riskTitle')}
        </h2>
        {!isEmpty && (
          <TakeAway title={t('riskTitle')} sheet={riskSheet(workersAtRisk, t)} file={fileOf('workers', data)} />
        )}
      </div>
      <p className="pb-3 text-13 text-muted">{t('riskHint')}</p>
      <DataTable
        caption={t('riskTitle')}
        columns={riskColumns(t)}
        rows={workersAtRisk}
        rowId={({ workerId }) => workerId}
        {...(isEmpty && {
          instead: <EmptyState title={t('noRisk')}>{t('noRiskHint')}</EmptyState>,
        })}
      />
    </section>
  );
}

/** The exported table: one column per figure. */
function riskSheet(workers: readonly WorkerAtRisk[], t: Words): Sheet {
  return {
    caption: t('riskTitle'),
    head: [t('worker'), t('why'), t('noShows'), t('calledOff'), t('declined'), t('taken'), t('ratingNow'), t('before')],
    rows: workers.map((worker) => ({
      key: worker.workerId,
      cells: [
        worker.name,
        worker.reasons.map((reason) => t(`risk_${reason}`)).join(', '),
        ...[worker.noShows, worker.calledOff, worker.declined, worker.taken].map(String),
        ...[worker.rating, worker.ratingBefore].map((stars) => String(stars ?? '–')),
      ],
    })),
  };
}
