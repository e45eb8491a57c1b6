import { useState } from 'react';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useListOwnPayoutsQuery } from '../api.ts';
import { earningsEn } from '../earnings.en.ts';
import { PayoutRow } from './PayoutRow.tsx';

const ON_A_PAGE = 5;

/** The worker's payouts, newest first, each with its lines. */
export function PayoutHistory() {
  const t = useText(earningsEn);
  const [page, setPage] = useState(1);
  const payouts = useListOwnPayoutsQuery({ page, limit: ON_A_PAGE });
  return (
    <Card title={t('payouts')}>
      <Fetched of={payouts} failed={t('payoutsFailed')} waiting={<SkeletonList rows={3} />}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <EmptyState title={t('noPayouts')}>{t('noPayoutsText')}</EmptyState>}
            <ul className="-mt-2 divide-y divide-line">
              {items.map((payout) => (
                <li key={payout.id}>
                  <PayoutRow payout={payout} />
                </li>
              ))}
            </ul>
            {total > ON_A_PAGE && <Pagination page={page} limit={ON_A_PAGE} total={total} onPage={setPage} />}
          </>
        )}
      </Fetched>
    </Card>
  );
}
