import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ticketPriorities, type TicketAbout } from '#contracts/events/support-tickets.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { AdminTicket } from '#contracts/views/support-tickets.ts';
import { errorText } from '../../../api/error-text.ts';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { permissionOfScreen } from '../../../domain/session/screen-permissions.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { helpEn } from '../../support/tickets/help.en.ts';
import { useListUsersQuery } from '../api.ts';
import { StreamHistory } from '../StreamHistory.tsx';
import { useAssignTicketMutation, usePrioritizeTicketMutation } from './api.ts';
import { assigneesOf } from './assignees.ts';
import { ticketsEn } from './tickets.en.ts';

/** Beside the conversation: assignee, requester, subject and earlier tickets. */
export function TicketDetails({ ticket }: { ticket: AdminTicket }) {
  const t = useText(ticketsEn);
  const locale = useLocale();
  const { rating, reopenUntil, mergedInto, tookOver } = ticket;
  return (
    <aside
      aria-label={t('details')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
      tabIndex={0}
      className={
        'flex shrink-0 flex-col gap-5 overflow-y-auto border-line bg-surface p-4 max-xl:max-h-44 max-xl:order-first ' +
        'max-xl:border-b xl:w-68 xl:border-l xl:p-5'
      }
    >
      <h2 className="sr-only">{t('details')}</h2>
      <Work ticket={ticket} />
      <RequesterDetails ticket={ticket} />
      {ticket.about && <About about={ticket.about} />}
      {rating && (
        <Part title={t('rating')}>
          <Tag tone={rating.rating === 'good' ? 'success' : 'danger'}>{t(`rated_${rating.rating}`)}</Tag>
          {rating.comment && <p className="mt-1.5 text-14 wrap-anywhere">“{rating.comment}”</p>}
        </Part>
      )}
      {reopenUntil && (
        <p className="text-13 text-muted">{t('reopenBy', { when: formatDayAndTime(reopenUntil, locale) })}</p>
      )}
      {mergedInto && (
        <TextLink to={`/admin/tickets/${mergedInto.id}`} className="text-14">
          {t('mergedInto', { code: mergedInto.code })}
        </TextLink>
      )}
      {tookOver.length > 0 && (
        <p className="text-13 text-muted">{t('tookOver', { codes: tookOver.map(({ code }) => code).join(', ') })}</p>
      )}
      <Others others={ticket.others} />
      <StreamHistory stream={`ticket-${ticket.id}`} />
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-14 font-strong tracking-normal">{title}</h3>
      {children}
    </section>
  );
}

const STAFF_SHOWN = 100;

function Work({ ticket: { id, assignee, priority, status } }: { ticket: AdminTicket }) {
  const t = useText(ticketsEn);
  const ownId = useSelector(selectUserId);
  const { data: staff } = useListUsersQuery({ userType: 'admin', status: 'active', limit: STAFF_SHOWN });
  const [assign] = useAssignTicketMutation();
  const [prioritize] = usePrioritizeTicketMutation();
  const mayAnswer = useMay()('tickets.answer');
  const isFixed = !mayAnswer || status === 'closed' || status === 'merged';
  const assignees = assigneesOf(staff?.items ?? [], assignee);

  function say({ error }: { error?: unknown }): void {
    if (error) showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
  }

  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-1">
      <Select
        label={t('assignee')}
        size={36}
        disabled={isFixed}
        value={assignee?.accountId ?? ''}
        placeholder={t('nobody')}
        options={assignees.map(({ value, name }) => ({ value, label: value === ownId ? t('me', { name }) : name }))}
        onChange={async ({ target }) => say(await assign({ id, body: { assigneeId: target.value || null } }))}
      />
      <Select
        label={t('priority')}
        size={36}
        disabled={isFixed}
        value={priority}
        options={ticketPriorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
        onChange={async ({ target }) => {
          const chosen = ticketPriorities.find((value) => value === target.value);
          if (chosen) say(await prioritize({ id, body: { priority: chosen } }));
        }}
      />
    </div>
  );
}

function RequesterDetails({ ticket: { requester } }: { ticket: AdminTicket }) {
  const t = useText(ticketsEn);
  const { name, avatar, userType, email, accountId } = requester;
  return (
    <Part title={t('person')}>
      <div className="flex items-center gap-3">
        <Avatar name={name} src={avatar} size={44} />
        <div className="min-w-0">
          <p className="truncate text-14 font-strong">{name}</p>
          <p className="text-13 wrap-anywhere text-muted">
            {t(userType ?? 'visitor')}
            {email && <span>{` · ${email}`}</span>}
          </p>
          {accountId && (
            <TextLink to={`/admin/users/${encodeURIComponent(accountId)}`} className="text-13">
              {t('openPerson')}
            </TextLink>
          )}
        </div>
      </div>
    </Part>
  );
}

function About({ about: { kind, id } }: { about: TicketAbout }) {
  const t = useText(ticketsEn);
  const locale = useLocale();
  const { data: booking } = useReadBookingQuery({ id }, { skip: kind === 'person' });
  const link = {
    booking: { to: `/admin/bookings/${encodeURIComponent(id)}`, word: 'openBooking' },
    payment: { to: `/admin/payments/${encodeURIComponent(id)}`, word: 'openPayment' },
    person: { to: `/admin/users/${encodeURIComponent(id)}`, word: 'openOther' },
  } as const;
  const { to, word } = link[kind];
  const may = useMay();
  const wanted = permissionOfScreen(to);
  return (
    <Part title={t('about')}>
      {booking && (
        <div className="mb-1.5 grid gap-1 text-14">
          <p className="font-strong">
            {inCatalogue(booking.service.name)} · {booking.code}
          </p>
          <p className="text-13 text-muted">{formatDayAndTime(booking.startsAt, locale)}</p>
          <span>
            <StatusBadge kind="booking" status={booking.status} size={22} />
          </span>
        </div>
      )}
      {(wanted === null || may(wanted)) && (
        <TextLink to={to} className="text-14">
          {t(word)}
        </TextLink>
      )}
    </Part>
  );
}

function Others({ others }: Pick<AdminTicket, 'others'>) {
  const t = useText(ticketsEn);
  const help = useText(helpEn);
  if (others.length === 0) return null;
  return (
    <Part title={t('others')}>
      <ul className="grid gap-1.5">
        {others.map(({ id, code, topic, status }) => (
          <li key={id} className="text-14">
            <TextLink to={`/admin/tickets/${encodeURIComponent(id)}`}>
              {code} · {help(`topic_${topic}`)}
            </TextLink>
            <span className="block text-13 text-muted">{t(`status_${status}`)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
