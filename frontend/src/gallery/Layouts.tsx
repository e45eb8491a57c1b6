import { PageHeader } from '../ui/page/PageHeader.tsx';
import { Button } from '../ui/pressing/Button.tsx';
import { Card } from '../ui/showing/Card.tsx';
import { StickyBar } from '../ui/page/StickyBar.tsx';
import { AdminLayout } from '../app/layouts/AdminLayout.tsx';
import { ClientLayout } from '../app/layouts/ClientLayout.tsx';
import { FlowLayout } from '../features/booking-flow/parts/FlowLayout.tsx';
import { WorkerLayout } from '../app/layouts/WorkerLayout.tsx';
import type { Shell } from '../domain/shell.ts';

const shell: Shell = {
  user: { name: 'Andrea Reyes', avatar: '/avatars/andrea.svg', email: 'client@suki.demo' },
  unreadMessages: 2,
  unreadNotifications: 3,
  newBugs: 2,
  openTickets: 3,
  openDisputes: 1,
  openApprovals: 1,
  waitingPayments: 12,
  search: { label: 'Search bookings...', value: '', onChange: () => undefined, onEnter: () => undefined },
};

const screen = (
  <>
    <PageHeader
      title="Bookings"
      subtitle="Tuesday, November 17"
      back={{ to: '/', label: 'All bookings' }}
      actions={
        <Button size={36} variant="outline">
          Refresh
        </Button>
      }
    />
    <Card title="A card">Words</Card>
  </>
);

/** `/gallery.html?layout=client`, `worker`, `admin` or `flow`. */
export function Layouts({ name }: { name: string }) {
  if (name === 'worker') return <WorkerLayout shell={shell}>{screen}</WorkerLayout>;
  if (name === 'admin') return <AdminLayout shell={shell}>{screen}</AdminLayout>;
  if (name === 'client') return <ClientLayout shell={shell}>{screen}</ClientLayout>;
  return (
    <ClientLayout shell={shell} bare>
      <FlowLayout
        title="Choose your worker"
        back={{ to: '/', label: 'Back to schedule' }}
        closeTo="/"
        steps={{
          label: 'Booking',
          names: ['Address', 'Schedule', 'Worker', 'Details', 'Payment'],
          current: 2,
          done: [true, true, true],
        }}
        aside={<Card title="Jun Bautista">Plumber in Pasig</Card>}
        foot={
          <StickyBar className="lg:hidden">
            <span className="text-18 font-title">₱650</span>
            <Button>Continue</Button>
          </StickyBar>
        }
      >
        <Card>Workers</Card>
      </FlowLayout>
    </ClientLayout>
  );
}
