import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { PersonCases as Cases } from '#contracts/views/account-staff.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { useReadPersonCasesQuery } from './api.ts';
import { workerFiguresEn } from './worker-figures.en.ts';

const kinds = [
  { of: 'safetyAbout', at: () => '/admin/disputes' },
  { of: 'safetyBy', at: () => '/admin/disputes' },
  { of: 'disputes', at: under('/admin/disputes') },
  { of: 'tickets', at: under('/admin/tickets') },
  { of: 'reports', at: under('/admin/user-reports') },
] as const;

function under(list: string) {
  return (id: string) => `${list}/${encodeURIComponent(id)}`;
}

/** A person's disputes, tickets and reports; empty kinds are omitted. */
export function PersonCases({ accountId }: { accountId: string }) {
  const t = useText(workerFiguresEn);
  const query = useReadPersonCasesQuery({ id: accountId });
  return (
    <Fetched of={query} waiting={<SkeletonList rows={2} />} failed={t('casesFailed')}>
      {(cases) =>
        kinds.map(({ of, at }) => {
          const found = cases[of];
          return found && found.total > 0 && <CaseList key={of} title={t(of)} cases={found} addressOf={at} />;
        })
      }
    </Fetched>
  );
}

interface Props {
  title: string;
  cases: NonNullable<Cases['tickets']>;
  /** Safety reports have no page of their own; they are above the disputes. */
  addressOf: (id: string) => string;
}

function CaseList({ title, cases: { items, total }, addressOf }: Props) {
  const t = useText(workerFiguresEn);
  const locale = useLocale();
  return (
    <section>
      <h3 className="mb-2 text-14 font-strong tracking-normal">
        {title} <span className="font-body text-muted">{total}</span>
      </h3>
      <ul className="grid gap-3">
        {items.map(({ id, code, text, at, isOver }) => (
          <li key={id} className="text-14">
            <Link
              to={addressOf(id)}
              className="line-clamp-2 rounded-8 font-strong text-brand-ink [overflow-wrap:anywhere] hover:underline"
            >
              {[code, text].filter(Boolean).join(' · ')}
            </Link>
            <p className="mt-0.5 flex flex-wrap items-center gap-2 text-13 text-muted">
              {formatDayAndTime(at, locale)}
              {!isOver && <Tag tone="mango">{t('open')}</Tag>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
