import { useState } from 'react';
import { ask } from '../ui/over-the-page/alert.ts';
import { AlertHost } from '../ui/over-the-page/AlertHost.tsx';
import { Button } from '../ui/pressing/Button.tsx';
import { Dialog } from '../ui/over-the-page/Dialog.tsx';
import { DropdownMenu } from '../ui/pressing/DropdownMenu.tsx';
import { EmptyState } from '../ui/showing/EmptyState.tsx';
import { ErrorState } from '../ui/showing/ErrorState.tsx';
import { Note } from '../ui/showing/Note.tsx';
import { Loading, SkeletonCard } from '../ui/showing/Skeleton.tsx';
import { Group } from './Group.tsx';

export function StateParts() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Group title="Over the page">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => void ask({ message: 'Failed to create instant booking' })}>
          Alert
        </Button>
        <DropdownMenu
          trigger={<Button variant="outline">Menu</Button>}
          items={[
            { label: 'Propose a new time', onSelect: () => undefined },
            { kind: 'line' },
            { label: 'Cancel booking', danger: true, onSelect: () => undefined },
          ]}
        />
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Book Plumbing now?"
          actions={
            <>
              <Button variant="outline" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button onClick={() => setOpen(false)}>Confirm & Book</Button>
            </>
          }
        >
          <p className="text-14">Estimated start: Today, Tue, Nov 17, 11:15 AM</p>
        </Dialog>
        <AlertHost />
      </Group>
      <section>
        <h2 className="mb-3 text-16 font-title">Loading</h2>
        <Loading>
          <SkeletonCard />
        </Loading>
      </section>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="rounded-20 border border-line bg-surface">
          <EmptyState title="No payments yet" action={<Button size={44}>See open jobs</Button>}>
            Payments from completed bookings will appear here.
          </EmptyState>
        </div>
        <div className="rounded-20 border border-line bg-surface">
          <ErrorState title="Error Loading Earnings" onRetry={() => undefined}>
            The server did not answer. Your earnings are safe.
          </ErrorState>
        </div>
      </div>
      <div className="space-y-2">
        <Note tone="warning">You are booking less than 6 hours ahead, so cancelling costs ₱150.</Note>
        <Note tone="refreshing">Showing what we had at 10:38 AM while we refresh.</Note>
        <Note tone="error" title="Could not save">
          The server did not answer.
        </Note>
      </div>
    </>
  );
}
