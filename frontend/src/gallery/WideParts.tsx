import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../ui/showing/Avatar.tsx';
import { BarList } from '../ui/showing/charts/BarList.tsx';
import { Card } from '../ui/showing/Card.tsx';
import { DataTable } from '../ui/showing/DataTable.tsx';
import type { Column } from '../ui/showing/table-column.ts';
import { Pagination } from '../ui/pressing/Pagination.tsx';
import { Sparkline } from '../ui/showing/charts/Sparkline.tsx';
import { StackedBar } from '../ui/showing/charts/StackedBar.tsx';
import { StatCard } from '../ui/showing/charts/StatCard.tsx';
import { StatusBadge } from '../ui/showing/StatusBadge.tsx';
import { Tabs } from '../ui/pressing/Tabs.tsx';
import { Tag } from '../ui/showing/Tag.tsx';

const months = [
  ['Nov', 38_450, 25],
  ['Oct', 34_200, 23],
  ['Sep', 31_900, 21],
  ['Aug', 25_300, 17],
] as const;
const rows = [
  { id: '1', name: 'Mark Dizon', face: 'mark', service: 'Water heater', status: 'paid', amount: '₱2,400.00' },
  { id: '2', name: 'Bea Tolentino', face: 'bea', service: 'Toilet flush', status: 'verified', amount: '₱950.00' },
  { id: '3', name: 'Paolo Aquino', face: 'paolo', service: 'Bed assembly', status: 'requested', amount: '₱1,600.00' },
];

const columns: readonly Column<(typeof rows)[number]>[] = [
  {
    id: 'client',
    header: 'Client',
    onPhone: 'title',
    cell: (row) => (
      <span className="flex items-center gap-2 font-strong">
        <Avatar name={row.name} src={`/avatars/${row.face}.svg`} size={28} /> {row.name}
      </span>
    ),
  },
  { id: 'service', header: 'Service', cell: (row) => row.service },
  {
    id: 'status',
    header: 'Status',
    onPhone: 'end',
    cell: (row) => <StatusBadge kind="payment" status={row.status} size={22} />,
  },
  { id: 'amount', header: 'Amount', align: 'right', onPhone: 'end', cell: (row) => row.amount },
];

export function WideParts() {
  const [tab, setTab] = useState<'all' | 'paid'>('all');
  const [page, setPage] = useState(1);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <StatCard
          label="Total Earnings"
          value="₱312,945"
          note="Since March 2024"
          emphasised
          icon={<Wallet aria-hidden="true" className="size-5" />}
        />
        <StatCard
          label="This Month"
          value="₱38,450"
          note="vs last month"
          change={{ text: '12.4%', up: true, good: true }}
        />
        <StatCard
          label="Bookings today"
          value="64"
          note={<Tag tone="success">+9%</Tag>}
          foot={<Sparkline label="Bookings a day" values={[51, 56, 55, 63, 84, 75, 67, 64]} />}
        />
      </div>
      <Card title="Monthly Breakdown">
        <BarList
          caption="Monthly earnings"
          columns={{ label: 'Month', value: 'Earned', note: 'Jobs' }}
          emphasiseFirst
          bars={months.map(([label, value, jobs]) => ({
            id: label,
            label,
            value,
            shown: `₱${value.toLocaleString('en')}`,
            note: `${jobs} jobs`,
          }))}
        />
      </Card>
      <Card title="Payments breakdown">
        <StackedBar
          label="Payments"
          parts={[
            { id: 'v', label: 'Verified', value: 64_280, shown: '₱64,280', colour: 'var(--success)' },
            { id: 'r', label: 'Requested', value: 13_400, shown: '₱13,400', colour: 'var(--mango)' },
            { id: 'p', label: 'Processing', value: 9_150, shown: '₱9,150', colour: 'var(--info)' },
            { id: 'f', label: 'Failed', value: 2_900, shown: '₱2,900', colour: 'var(--danger)' },
          ]}
        />
      </Card>
      <Tabs
        label="Payments"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'all', label: 'All', count: 79 },
          { value: 'paid', label: 'Paid', count: 12 },
        ]}
        end="Waiting for you first"
      >
        <DataTable
          caption="Payments"
          rows={rows}
          rowId={(row) => row.id}
          selectedId="2"
          onRow={() => undefined}
          columns={columns}
          foot={<Pagination page={page} limit={20} total={79} onPage={setPage} />}
        />
      </Tabs>
    </>
  );
}
