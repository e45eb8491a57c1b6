import { useNavigate } from 'react-router-dom';
import type { AdminOverview } from '#contracts/views/platform-overview.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/showing/DataTable.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useMay } from '../../../domain/session/use-may.ts';
import { useReadAdminOverviewQuery } from '../api.ts';
import { bookingColumns } from '../bookings/booking-columns.tsx';
import { manageBookingsEn } from '../bookings/manage-bookings.en.ts';
import { useColumnsInRoom } from '../list/list-columns.ts';
import { rowElementId, type RowLook } from '../list/row-look.ts';
import { TableFrame } from '../list/TableFrame.tsx';
import { useAddress } from '../list/use-address.ts';
import { BookingsByDay } from './BookingsByDay.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { dashboardEn } from './dashboard.en.ts';
import { FigureCards } from './FigureCards.tsx';
import { HappeningNow } from './HappeningNow.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { ParkedDialog } from './ParkedDialog.tsx';
import { periodOf } from './periods.ts';
import { RightNow } from './RightNow.tsx';

/** Platform overview: figures, open tasks and current events. */
export function DashboardScreen() {
  const t = useText(dashboardEn);
  const { params, change } = useAddress();
  const period = periodOf(params);
  const overview = useReadAdminOverviewQuery({ days: period });
  return (
    <>
      <DashboardHeader period={period} onPeriod={(days) => change({ days: days === '7' ? null : days })} />
      <TableFrame of={overview}>
        <Fetched of={overview} failed={t('loadFailed')} waiting={<Waiting />}>
          {(data) => <Overview overview={data} />}
        </Fetched>
      </TableFrame>
      <IfPermitted do="audit.read">
        <ParkedDialog />
      </IfPermitted>
    </>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  const maySeeEvents = useMay()('audit.read');
  return (
    <div className="flex flex-col gap-3.5">
      <FigureCards overview={overview} />
      <div className="grid grid-cols-1 gap-3.5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {maySeeEvents ? <FourCards overview={overview} /> : <ThreeCards overview={overview} />}
      </div>
      <LatestBookings overview={overview} />
    </div>
  );
}

/**
 * Two columns of equal height: the chart stretches to the left column's height, so that no gap remains. On a narrow
 * screen there is one column, with Friday's payout before the chart.
 */
function FourCards({ overview }: { overview: AdminOverview }) {
  const column = 'contents xl:flex xl:flex-col xl:gap-3.5';
  return (
    <>
      <div className={column}>
        <div className="max-xl:order-1">
          <NeedsYou overview={overview} />
        </div>
        <div className="grid max-xl:order-3 xl:flex-1">
          <BookingsByDay overview={overview} />
        </div>
      </div>
      <div className={column}>
        <div className="max-xl:order-2">
          <RightNow overview={overview} />
        </div>
        <div className="grid max-xl:order-4 xl:flex-1">
          <HappeningNow />
        </div>
      </div>
    </>
  );
}

/** For staff who may not read events. */
function ThreeCards({ overview }: { overview: AdminOverview }) {
  return (
    <>
      <NeedsYou overview={overview} />
      <RightNow overview={overview} />
      <div className="xl:col-span-2">
        <BookingsByDay overview={overview} />
      </div>
    </>
  );
}

function LatestBookings({ overview: { latestBookings } }: { overview: AdminOverview }) {
  const t = useText(dashboardEn);
  const list = useText(manageBookingsEn);
  const locale = useLocale();
  const look = useLookInList();
  const columns = useColumnsInRoom(bookingColumns({ t: list, locale, look }), false);
  return (
    <section aria-labelledby="latest-bookings">
      <div className="flex items-center justify-between gap-4 py-3">
        <h2 id="latest-bookings" className="text-18 font-title">
          {t('latestBookings')}
        </h2>
        <TextLink to="/admin/bookings" className="text-14">
          {t('allBookings')}
        </TextLink>
      </div>
      <DataTable
        caption={list('caption')}
        columns={columns}
        rows={latestBookings}
        rowId={({ id }) => id}
        onRow={look.lookAt}
        instead={
          latestBookings.length === 0 ? (
            <EmptyState title={t('noBookings')}>{t('noBookingsHint')}</EmptyState>
          ) : undefined
        }
      />
    </section>
  );
}

/** Opens a booking in the bookings list. */
function useLookInList(): RowLook<{ id: string }> {
  const navigate = useNavigate();
  const addressOf = ({ id }: { id: string }) => `/admin/bookings/${encodeURIComponent(id)}`;
  return {
    id: null,
    addressOf,
    lookAt: (row) => void (row && navigate(addressOf(row))),
    elementId: ({ id }) => rowElementId(id),
    elsewhere: true,
  };
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-3.5">
      <div className="grid grid-cols-2 gap-3.5 xl:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-32 rounded-20" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-3.5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-72 rounded-20" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-16" />
    </Loading>
  );
}
