import { useState } from 'react';
import { statementCalls } from '#contracts/calls/payment-statements.ts';
import { useMay } from '../../../../domain/session/use-may.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { FileButton } from '../../../../ui/pressing/FileButton.tsx';
import { Note } from '../../../../ui/showing/Note.tsx';
import { defineAdminList } from '../../list/admin-list.ts';
import { AdminList } from '../../list/AdminList.tsx';
import { dayFilter } from '../../list/days/day-filter.tsx';
import { adminStatementsApi } from './api.ts';
import { MapColumns } from './MapColumns.tsx';
import { readStatement, type Unreadable } from './read-statement.ts';
import { STATEMENTS, statementColumns } from './statement-columns.tsx';
import { statementsEn } from './statements.en.ts';

const statements = defineAdminList({
  path: STATEMENTS,
  call: statementCalls.listStatements,
  text: statementsEn,
  useRead: adminStatementsApi.endpoints.listStatements.useQuery,
  rows: ({ items }) => items,
  useActions: useUpload,
  title: 'title',
  subtitle: ({ t }) => t('subtitle'),
  back: { to: '/admin/payments', label: 'payments' },
  Mark: null,
  Actions: AddFile,
  views: 'statements',
  filtersLabel: 'filters',
  filters: { day: dayFilter },
  Note: ReadFile,
  columns: statementColumns,
  caption: 'caption',
  failed: 'loadFailed',
  empty: { title: 'none', text: 'noneHint' },
});

/** Uploaded bank files of incoming transfers, and the upload. */
export function StatementsScreen() {
  return <AdminList of={statements} />;
}

type Act = ReturnType<typeof useUpload>;

function useUpload() {
  const [chosen, setChosen] = useState<{ name: string; table: string[][] } | null>(null);
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);

  async function take([file]: File[]) {
    if (!file) return;
    const read = await readStatement(file);
    setUnreadable('unreadable' in read ? read.unreadable : null);
    setChosen('table' in read ? { name: file.name.slice(0, 200), table: read.table } : null);
  }

  return { chosen, unreadable, take, close: () => setChosen(null) };
}

function AddFile({ act }: { act: Act }) {
  const t = useText(statementsEn);
  if (!useMay()('payments.decide')) return null;
  return (
    <FileButton size={36} accept=".csv,.txt,.tsv,text/csv,text/plain" onFiles={act.take}>
      {t('add')}
    </FileButton>
  );
}

function ReadFile({ act: { chosen, unreadable, close } }: { act: Act }) {
  const t = useText(statementsEn);
  return (
    <>
      {unreadable && (
        <Note tone="error" className="mb-3">
          {t(unreadable)}
        </Note>
      )}
      {chosen && <MapColumns key={chosen.name} {...chosen} onClose={close} />}
    </>
  );
}
