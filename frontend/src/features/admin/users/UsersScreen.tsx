import { platformCalls } from '#contracts/calls/platform.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { plusOf } from '../../../ui/pressing/page-range.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { adminApi } from '../api.ts';
import { defineAdminList } from '../list/admin-list.ts';
import { AdminList } from '../list/AdminList.tsx';
import { dayFilter } from '../list/days/day-filter.tsx';
import { DecideSeveral } from './DecideSeveral.tsx';
import { userColumns } from './user-columns.tsx';
import { UserPanel } from './UserPanel.tsx';
import { usersEn } from './users.en.ts';

const users = defineAdminList({
  path: '/admin/users',
  call: platformCalls.listUsers,
  text: usersEn,
  useRead: adminApi.endpoints.listUsers.useQuery,
  rows: ({ items }) => items,
  title: 'manageUsers',
  subtitle: ({ t, data }) => data && t('people', { count: data.total, plus: plusOf(data.capped) }),
  Actions: ApprovalsLink,
  views: 'users',
  filtersLabel: 'filters',
  filters: {
    q: { asks: 'q', search: 'search' },
    type: {
      asks: 'userType',
      choice: { label: 'type', any: 'allTypes', word: ({ t }, type) => t(type), width: 'sm:w-36' },
    },
    role: {
      asks: 'staffRole',
      choice: {
        label: 'staffRoleLabel',
        any: 'anyStaffRole',
        word: ({ t }, role) => t(`staff_${role}`),
        width: 'sm:w-44',
      },
    },
    status: {
      asks: 'status',
      choice: {
        label: 'status',
        any: 'anyStatus',
        values: ['applied', 'approved', 'rejected', 'active', 'suspended', 'closed'],
        word: ({ t }, status) => t(status),
        width: 'sm:w-52',
      },
    },
    day: dayFilter,
    cell: { asks: 'cell', chip: ({ t }) => t('takingJobsInArea') },
  },
  columns: userColumns,
  caption: 'caption',
  failed: 'loadFailed',
  empty: { title: 'noUsers', text: 'noUsersHint' },
  bulk: {
    may: 'applications.decide',
    can: ({ userType, approval }) => userType === 'worker' && approval === 'applied',
    all: 'selectAll',
    one: (t, { name }) => t('selectOne', { name }),
    Bar: DecideSeveral,
  },
  Panel: UserPanel,
});

/** All people; `/admin/users/{id}` opens one beside the list. */
export function UsersScreen() {
  return <AdminList of={users} />;
}

function ApprovalsLink() {
  const t = useText(usersEn);
  return (
    <IfPermitted do="approvals.read">
      <TextLink to="/admin/approvals" className="text-14">
        {t('approvals')}
      </TextLink>
    </IfPermitted>
  );
}
