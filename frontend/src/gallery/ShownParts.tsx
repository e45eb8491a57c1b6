import {
  CalendarCheck,
  CalendarDays,
  CircleX,
  FileText,
  HandCoins,
  MapPin,
  Phone,
  ShieldCheck,
  Tag as TagIcon,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import { ActionRow } from '../ui/pressing/ActionRow.tsx';
import { Avatar } from '../ui/showing/Avatar.tsx';
import { Button } from '../ui/pressing/Button.tsx';
import { Calendar } from '../ui/forms/Calendar.tsx';
import { Card } from '../ui/showing/Card.tsx';
import { ChatBubble } from '../ui/showing/ChatBubble.tsx';
import { ChatDay, ChatEvent, ChatNewLine, ChatTyping } from '../ui/showing/ChatMarks.tsx';
import { DeepPanel } from '../ui/showing/DeepPanel.tsx';
import { DetailRow } from '../ui/showing/DetailRow.tsx';
import { ProgressSteps } from '../ui/showing/ProgressSteps.tsx';
import { Rating } from '../ui/showing/Rating.tsx';
import { Receipt } from '../ui/showing/Receipt.tsx';
import { ServiceIcon } from '../ui/showing/ServiceIcon.tsx';
import { serviceIconNames } from '../ui/showing/service-looks.ts';
import { StatusBadge } from '../ui/showing/StatusBadge.tsx';
import { Timeline } from '../ui/showing/Timeline.tsx';
import { TimeSlots } from '../ui/forms/TimeSlots.tsx';
import { YourSuki } from '../ui/showing/YourSuki.tsx';
import { Group } from './Group.tsx';

const steps = ['Address', 'Schedule', 'Worker', 'Details', 'Payment'];

export function ShownParts() {
  const [day, setDay] = useState<string>('2026-11-18');
  const [time, setTime] = useState<string>('09:30');
  return (
    <>
      <DeepPanel>
        <div className="flex items-center gap-2">
          <StatusBadge kind="booking" status="accepted" on="deep" />{' '}
          <span className="text-14 text-on-deep-muted">SK-7F3K2</span>
        </div>
        <h2 className="mt-3 text-28 font-title">Jun arrives Wed, Nov 18, 9:30 AM</h2>
        <p className="mt-1 mb-4 text-on-deep-muted">
          Kitchen tap repair. Jun has requested ₱1,850; you can pay now or after the work.
        </p>
        <ProgressSteps
          label="Kitchen tap repair"
          on="deep"
          current={1}
          steps={['Booked', 'Accepted', 'Arrived', 'Started', 'Done']}
        />
      </DeepPanel>
      <ProgressSteps label="Booking" current={1} steps={steps} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="space-y-4">
          <Card>
            <div className="flex items-center gap-4">
              <Avatar name="Jun Bautista" src="/avatars/jun.svg" size={64} online />
              <div>
                <h2 className="text-18 font-title">Jun Bautista</h2>
                <p className="flex items-center gap-2 text-14 text-muted">
                  <Rating value={4.9} className="text-ink" /> 186 jobs
                </p>
                <YourSuki jobs={3} />
              </div>
            </div>
            <div className="mt-4 grid grid-cols-2 gap-2">
              <Button size={44} variant="tint">
                Message
              </Button>
              <Button size={44} variant="outline" icon={<Phone aria-hidden="true" className="size-5" />}>
                Call
              </Button>
            </div>
          </Card>
          <Receipt
            title="Payment"
            status={<StatusBadge kind="payment" status="requested" />}
            lines={[
              { label: 'Labour', amount: '₱1,250.00' },
              { label: 'Cartridge and hose', amount: '₱600.00' },
            ]}
            total={{ label: 'To pay', amount: '₱1,850.00' }}
          >
            <Button wide>Pay ₱1,850.00</Button>
            <p className="flex gap-2 text-14 text-muted">
              <ShieldCheck aria-hidden="true" className="size-5 shrink-0" /> Pay in Suki, and the receipt and any refund
              stay with this booking.
            </p>
          </Receipt>
          <Card title="What you can do now">
            <ActionRow
              icon={<CalendarDays aria-hidden="true" className="size-5" />}
              title="Propose a new time"
              hint="Jun has to agree"
              to="/"
            />
            <ActionRow
              icon={<CircleX aria-hidden="true" className="size-5" />}
              title="Cancel booking"
              hint="Free until Wed, Nov 18, 3:30 AM"
              danger
              onClick={() => undefined}
            />
          </Card>
          <Card title="Details">
            <DetailRow
              icon={<MapPin />}
              title="14 Tindalo St., Kapitolyo, Pasig"
              hint="White gate beside the sari-sari store"
            />
          </Card>
        </div>
        <Card title="What happened, what comes next">
          <Timeline
            steps={[
              { id: '1', state: 'past', icon: FileText, title: 'You asked for a plumber', at: 'Mon, Nov 16, 7:42 PM' },
              {
                id: '2',
                state: 'past',
                icon: TagIcon,
                title: 'Three workers sent quotes',
                at: 'Mon, Nov 16, 7:51 to 8:30 PM',
              },
              {
                id: '3',
                state: 'past',
                icon: CalendarCheck,
                title: 'You accepted Jun’s quote',
                at: 'Mon, Nov 16, 8:44 PM',
                note: 'Price and time are fixed: ₱1,850',
              },
              {
                id: '4',
                state: 'now',
                icon: HandCoins,
                title: 'Jun requested payment',
                at: 'Tue, Nov 17, 8:10 AM',
                turn: 'pay now or after the work',
              },
              {
                id: '5',
                state: 'next',
                icon: MapPin,
                title: 'Jun arrives',
                at: 'Wed, Nov 18, 9:30 AM',
                note: 'Jun confirms it in the app',
              },
              { id: '6', state: 'next', icon: Wrench, title: 'Jun starts and completes the work', at: 'About 1 hour' },
            ]}
          />
        </Card>
      </div>
      <Group title="Services">
        {serviceIconNames.map((icon) => (
          <ServiceIcon key={icon} icon={icon} />
        ))}
      </Group>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Calendar
          value={day}
          onChange={setDay}
          today="2026-11-17"
          last="2027-02-15"
          load={{ '2026-11-19': 'free', '2026-11-20': 'free', '2026-11-21': 'full', '2026-11-24': 'few' }}
        />
        <TimeSlots
          label="Start"
          day={day}
          value={time}
          onChange={setTime}
          slots={['08:00', '08:30', '09:00', '09:30', '10:00', '13:00', '14:00', '15:30'].map((start) => ({
            time: start,
            free: start !== '08:30' && start !== '14:00',
          }))}
        />
      </div>
      <section className="flex flex-col gap-2">
        <ChatEvent icon={<CalendarCheck aria-hidden="true" />}>
          You accepted Jun’s quote, <strong>₱1,850</strong>
        </ChatEvent>
        <ChatDay>Today</ChatDay>
        <ChatNewLine>2 new messages</ChatNewLine>
        <ChatBubble mine={false} time="8:02 AM">
          Is there a valve to close the water in the kitchen?
        </ChatBubble>
        <ChatBubble mine time="8:05 AM">
          Yes, behind the cabinet on the left.
        </ChatBubble>
        <ChatBubble mine time="8:06 AM" state="sending">
          I will leave the gate open at 9:15.
        </ChatBubble>
        <ChatBubble mine time="8:06 AM" state="failed" onRetry={() => undefined} onDiscard={() => undefined}>
          Do you need parking?
        </ChatBubble>
        <ChatTyping>Jun is typing</ChatTyping>
      </section>
    </>
  );
}
