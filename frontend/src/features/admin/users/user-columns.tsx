import { formatDay, formatDayWithYear } from '#contracts/manila-format.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import { missingFromWorker } from '#contracts/worker/application.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText, type Text } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import type { ListColumn } from '../list/list-columns.ts';
import { rowElementId, type RowLook } from '../list/row-look.ts';
import { RowLink } from '../list/RowLink.tsx';
import { UserStatusTag } from './UserStatusTag.tsx';
import { userActions } from './user-actions.ts';
import { useUserAction } from './use-user-action.ts';
import { usersEn } from './users.en.ts';

interface Made {
  t: Text<keyof typeof usersEn>;
  locale: string;
  look: RowLook<AdminUser>;
}

export function userColumns({ t, locale, look }: Made): ListColumn<AdminUser>[] {
  return [
    {
      id: 'person',
      header: t('person'),
      sort: 'text',
      onPhone: 'title',
      shrinks: true,
      cell: (user) => <PersonCell user={user} look={look} />,
    },
    {
      id: 'type',
      header: t('type'),
      cell: ({ userType, staffRole }) => (staffRole ? t(`staff_${staffRole}`) : t(userType)),
    },
    { id: 'status', header: t('status'), onPhone: 'end', cell: (user) => <UserStatusTag user={user} /> },
    {
      id: 'joined',
      header: t('joined'),
      sort: 'time',
      dropped: 'beside',
      cell: ({ registeredAt }) => (
        <span className="whitespace-nowrap text-muted">{formatDayWithYear(registeredAt, locale)}</span>
      ),
    },
    {
      id: 'lastSignIn',
      header: t('lastSignIn'),
      sort: 'time',
      onPhone: 'hidden',
      dropped: 'narrow',
      cell: ({ lastSignInAt }) => (
        <span className="whitespace-nowrap text-muted">
          {lastSignInAt ? formatDay(lastSignInAt, locale) : t('never')}
        </span>
      ),
    },
    {
      id: 'actions',
      header: <span className="sr-only">{t('actions')}</span>,
      align: 'right',
      onPhone: 'end',
      cell: (user) => <RowAction user={user} />,
    },
  ];
}

function PersonCell({ user, look }: { user: AdminUser; look: RowLook<AdminUser> }) {
  const { name, avatar, email, phone } = user;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} src={avatar} size={28} />
      <span className="min-w-0">
        <RowLink row={user} look={look} className="block truncate font-strong">
          {name}
        </RowLink>
        <span className="block truncate text-12 font-body text-muted">
          {email || (phone ? formatPhone(phone) : '')}
        </span>
      </span>
    </span>
  );
}

/** A pending application can be approved in the row; other actions are in the quick look. */
function RowAction({ user }: { user: AdminUser }) {
  const t = useText(usersEn);
  const { confirmThen } = useUserAction(user);
  const may = useMay();

  /** The button disappears with the application, so the focus moves to the person's name. */
  async function approve(): Promise<void> {
    if (await confirmThen('approve')) document.getElementById(rowElementId(user.id))?.focus();
  }

  if (user.approval !== 'applied' || user.userType !== 'worker') return null;
  if (user.missing.length > 0) {
    const count = missingFromWorker(user.missing).length;
    return (
      <span className="text-13 font-body text-muted max-md:block max-md:max-w-28 max-md:text-right md:whitespace-nowrap">
        {count > 0 ? t('missingCount', { count }) : t('papersToCheck')}
      </span>
    );
  }
  if (!userActions(user, null, may).includes('approve')) return null;
  return (
    <Button
      size={36}
      variant="outline"
      aria-label={t('approveNamed', { name: user.name })}
      onClick={(event) => {
        event.stopPropagation();
        return approve();
      }}
    >
      {t('approve')}
    </Button>
  );
}
