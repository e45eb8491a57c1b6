import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatDayWithYear } from '#contracts/manila-format.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DataTable, type Column } from '../../../ui/showing/DataTable.tsx';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { UserStatusTag } from './UserStatusTag.tsx';
import { userActions } from './user-actions.ts';
import { userRowId } from './UserPanel.tsx';
import { useUserAction } from './use-user-action.ts';
import type { usersEn } from './users.en.ts';
import { usersText } from './users.text.ts';

interface Props {
  rows: readonly AdminUser[];
  selectedId: string | null;
  /** A panel stands beside the table and takes its room. */
  narrow: boolean;
  addressOf: (user: AdminUser) => string;
  onRow: (user: AdminUser) => void;
  foot?: ReactNode;
  instead?: ReactNode;
}

export function UsersTable({ narrow, addressOf, ...table }: Props) {
  const t = useText(usersText);
  const locale = useLocale();
  const columns = userColumns(t, locale, addressOf).filter(
    ({ id }) => !(narrow && id === 'lastSignIn') && !(table.selectedId !== null && id === 'joined'),
  );
  return <DataTable {...table} caption={t('caption')} columns={columns} rowId={({ id }) => id} />;
}

function userColumns(
  t: Text<keyof typeof usersEn>,
  locale: string,
  addressOf: (user: AdminUser) => string,
): Column<AdminUser>[] {
  return [
    {
      id: 'person',
      header: t('person'),
      onPhone: 'title',
      gives: true,
      cell: (user) => <PersonCell user={user} to={addressOf(user)} />,
    },
    { id: 'type', header: t('type'), cell: ({ userType }) => t(userType) },
    { id: 'status', header: t('status'), onPhone: 'end', cell: (user) => <UserStatusTag user={user} /> },
    {
      id: 'joined',
      header: t('joined'),
      cell: ({ registeredAt }) => (
        <span className="whitespace-nowrap text-muted">{formatDayWithYear(registeredAt, locale)}</span>
      ),
    },
    {
      id: 'lastSignIn',
      header: t('lastSignIn'),
      onPhone: 'hidden',
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

function PersonCell({ user, to }: { user: AdminUser; to: string }) {
  const { id, name, avatar, email, phone } = user;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} src={avatar} size={28} />
      <span className="min-w-0">
        <Link
          id={userRowId(id)}
          to={to}
          replace
          preventScrollReset
          onClick={(event) => event.stopPropagation()}
          className="block truncate rounded-8 font-strong hover:underline hover:underline-offset-4"
        >
          {name}
        </Link>
        <span className="block truncate text-12 font-body text-muted">
          {email || (phone ? formatPhone(phone) : '')}
        </span>
      </span>
    </span>
  );
}

/** What waits for an admin is one press away; everything else is in the quick look. */
function RowAction({ user }: { user: AdminUser }) {
  const t = useText(usersText);
  const { confirmThen } = useUserAction(user);

  /** The button goes with the application: whoever pressed it goes on from the person's name. */
  async function approve(): Promise<void> {
    if (await confirmThen('approve')) document.getElementById(userRowId(user.id))?.focus();
  }

  if (user.approval !== 'applied' || user.userType !== 'worker') return null;
  if (user.missing.length > 0)
    return (
      <span className="whitespace-nowrap text-13 text-muted">{t('missingCount', { count: user.missing.length })}</span>
    );
  if (!userActions(user, null).includes('approve')) return null;
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
