import { Bell, MessageCircle } from 'lucide-react';
import { Badge } from '../ui/showing/Badge.tsx';
import { Button } from '../ui/pressing/Button.tsx';
import { ButtonLink } from '../ui/pressing/ButtonLink.tsx';
import { IconButton } from '../ui/pressing/IconButton.tsx';
import { Logo } from '../ui/showing/decoration/Logo.tsx';
import { statusTable, type StatusKind } from '../ui/showing/status-table.ts';
import { StatusBadge } from '../ui/showing/StatusBadge.tsx';
import { showToast } from '../ui/over-the-page/toast.ts';
import { ToastCard } from '../ui/over-the-page/ToastCard.tsx';
import { Group } from './Group.tsx';

const kinds: readonly StatusKind[] = ['booking', 'payment', 'refund', 'payout'];

export function StatusParts({ theme }: { theme: string }) {
  return (
    <>
      <div className="flex justify-between">
        <Logo /> <span className="text-14 text-muted">{theme}</span>
      </div>
      <Group title="Buttons">
        <Button>Confirm & Book</Button>
        <Button busy>Booking</Button>
        <Button disabled>Accept</Button>
        <Button
          variant="mango"
          onClick={() => showToast('Quote accepted. Jun comes Wed, Nov 18.', { variant: 'success' })}
        >
          More Details
        </Button>
        <Button variant="outline" onClick={() => new Promise((done) => setTimeout(done, 1000))}>
          Cancel
        </Button>
        <Button variant="tint" icon={<MessageCircle aria-hidden="true" className="size-5" />}>
          Message
        </Button>
        <ButtonLink to="/" variant="quiet">
          Learn more
        </ButtonLink>
        <Button variant="danger">Cancel booking</Button>
        <Button variant="danger-outline">Decline</Button>
        <Button variant="outline" size={36}>
          Verify
        </Button>
        <Button size={44}>Send</Button>
        <IconButton label="Notifications" look="outline" badge={<Badge count={12} ringed />}>
          <Bell aria-hidden="true" className="size-5.5" />
        </IconButton>
      </Group>
      {kinds.map((kind) => (
        <Group key={kind} title={kind}>
          {Object.keys(statusTable[kind]).map((status) => (
            <StatusBadge key={status} kind={kind} status={status} />
          ))}
        </Group>
      ))}
      <Group title="Toasts">
        <ToastCard message="Quote accepted. Jun comes Wed, Nov 18." variant="success" />
        <ToastCard message="Session expired. Please sign in again." variant="error" />
        <ToastCard
          message="Jun proposed Thu, Nov 19, 2:00 PM"
          variant="info"
          action={{ label: 'View', onClick: () => undefined }}
        />
      </Group>
    </>
  );
}
