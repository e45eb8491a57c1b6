import { Fetched } from '../../../api/Fetched.tsx';
import { GetHelp } from '../../../domain/GetHelp.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { ChipRow } from '../../../ui/pressing/ChipRow.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useListAddress } from '../../../browser/use-list-address.ts';
import { useListOwnPaymentsQuery } from '../api.ts';
import { paymentFilters, statusOfFilter } from '../own-payment-view.ts';
import { OwnPaymentRow } from '../parts/OwnPaymentRow.tsx';
import { ownPaymentsEn } from '../own-payments.en.ts';

const PAGE = 20;

/** /client/payments: requested and completed payments, newest first. */
export function ClientPaymentsScreen() {
  const t = useText(ownPaymentsEn);
  const { chosen, choose, page, toPage } = useListAddress('status', paymentFilters);
  const { currentData, error, refetch } = useListOwnPaymentsQuery({
    side: 'client',
    ...statusOfFilter(chosen),
    page,
    limit: PAGE,
  });
  return (
    <div className="max-w-200">
      <PageHeader
        title={t('title')}
        back={{ to: '/client/profile', label: t('backToProfile') }}
        subtitle={currentData ? t('found', { count: currentData.total }) : null}
        actions={<GetHelp side="client" topic="payment" className="text-14" />}
      />
      <ChipRow label={t('show')} chosen={chosen} className="mb-4">
        {paymentFilters.map((filter) => (
          <Chip key={filter} look="pill" selected={filter === chosen} onClick={() => choose(filter)}>
            {t(filter)}
          </Chip>
        ))}
      </ChipRow>
      <Fetched
        of={{ data: currentData, error, refetch }}
        failed={t('failedToLoad')}
        waiting={
          <Card>
            <SkeletonList rows={6} />
          </Card>
        }
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <Nothing filtered={chosen !== 'all'} onShowAll={() => choose('all')} />
          ) : (
            <>
              <Card padding="none">
                <ul className="divide-y divide-line px-1 sm:px-2">
                  {items.map((payment) => (
                    <li key={payment.id} className="py-1">
                      <OwnPaymentRow payment={payment} />
                    </li>
                  ))}
                </ul>
              </Card>
              {total > PAGE && (
                <div className="mt-4">
                  <Pagination page={page} limit={PAGE} total={total} onPage={toPage} />
                </div>
              )}
            </>
          )
        }
      </Fetched>
    </div>
  );
}

function Nothing({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const t = useText(ownPaymentsEn);
  if (filtered)
    return (
      <EmptyState
        title={t('nothingLikeThat')}
        action={
          <Button size={44} variant="outline" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        }
      >
        {t('nothingLikeThatText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('none')}
      action={
        <ButtonLink size={44} to="/client/bookings">
          {t('seeBookings')}
        </ButtonLink>
      }
    >
      {t('noneText')}
    </EmptyState>
  );
}
