import type { Analytics, WorkerAtRisk } from '#contracts/views/analytics.ts';
import { useText, type Text } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { DataTable, type Column } from '../../../ui/showing/DataTable.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import type { analyticsEn } from './analytics.en.ts';
import { analyticsText } from './analytics.text.ts';

type Words = Text<keyof typeof analyticsEn>;

function riskColumns(t: Words): Column<WorkerAtRisk>[] {
  return [
    {
      id: 'name',
      header: t('worker'),
      onPhone: 'title',
      cell: ({ accountId, name }) => <TextLink to={`/admin/users/${encodeURIComponent(accountId)}`}>{name}</TextLink>,
    },
    { id: 'reasons', header: t('why'), gives: true, cell: ({ reasons }) => <Reasons reasons={reasons} t={t} /> },
    { id: 'noShows', header: t('noShows'), align: 'right', cell: ({ noShows }) => noShows },
    { id: 'calledOff', header: t('calledOff'), align: 'right', cell: ({ calledOff }) => calledOff },
    {
      id: 'declined',
      header: t('declinedAndTaken'),
      align: 'right',
      cell: ({ declined, taken }) => `${declined} / ${taken}`,
    },
    {
      id: 'rating',
      header: t('rating'),
      align: 'right',
      cell: ({ rating, ratingBefore }) => t('ratingThen', { now: rating ?? '–', before: ratingBefore ?? '–' }),
    },
  ];
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

/** Workers whom somebody should talk to, before clients feel it. */
export function WorkersAtRisk({ data: { workersAtRisk } }: { data: Analytics }) {
  const t = useText(analyticsText);
  return (
    <section aria-labelledby="workers-at-risk">
      <h2 id="workers-at-risk" className="pt-3 text-18 font-title">
        {t('riskTitle')}
      </h2>
      <p className="pb-3 text-13 text-muted">{t('riskHint')}</p>
      <DataTable
        caption={t('riskTitle')}
        columns={riskColumns(t)}
        rows={workersAtRisk}
        rowId={({ workerId }) => workerId}
        {...(workersAtRisk.length === 0 && {
          instead: <EmptyState title={t('noRisk')}>{t('noRiskHint')}</EmptyState>,
        })}
      />
    </section>
  );
}
