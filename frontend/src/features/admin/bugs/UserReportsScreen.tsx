import { bugCalls } from '#contracts/calls/support-bugs.ts';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { defineAdminList } from '../list/admin-list.ts';
import { AdminList } from '../list/AdminList.tsx';
import { dayFilter } from '../list/days/day-filter.tsx';
import { adminBugsApi } from './api.ts';
import { bugColumns } from './bug-columns.tsx';
import { BugPanel } from './BugPanel.tsx';
import { TriageSeveral } from './TriageSeveral.tsx';
import { userReportsEn } from './user-reports.en.ts';

const reports = defineAdminList({
  path: '/admin/user-reports',
  call: bugCalls.listBugs,
  text: userReportsEn,
  useRead: adminBugsApi.endpoints.listBugs.useQuery,
  rows: ({ items }) => items,
  title: 'userReports',
  subtitle: ({ t, data }) => data && t('reports', { count: data.total }),
  views: 'user-reports',
  filtersLabel: 'filters',
  filters: {
    status: {
      asks: 'status',
      choice: {
        label: 'status',
        any: 'anyStatus',
        word: ({ status: statusWord }, status) => statusWord(statusTable.bug[status].word),
        width: 'sm:w-60',
      },
    },
    priority: {
      asks: 'priority',
      choice: { label: 'priority', any: 'anyPriority', word: ({ t }, priority) => t(priority), width: 'sm:w-60' },
    },
    day: dayFilter,
  },
  columns: bugColumns,
  caption: 'caption',
  failed: 'loadFailed',
  empty: { title: 'noReports', text: 'noReportsHint' },
  bulk: {
    may: 'bugs.change',
    all: 'selectAll',
    one: (t, { whatHappened }) => t('selectOne', { what: whatHappened }),
    Bar: TriageSeveral,
  },
  Panel: BugPanel,
});

/** Bug reports; `/admin/user-reports/{id}` opens one beside the list. */
export function UserReportsScreen() {
  return <AdminList of={reports} />;
}
