import { useState } from 'react';
import { manilaDay } from '#contracts/manila-time.ts';
import type { Statement } from '#contracts/views/payment-statement.ts';
import { useNow } from '../../../../browser/use-now.ts';
import { useMay } from '../../../../domain/session/use-may.ts';
import { useLocale, useText, type Text } from '../../../../i18n/use-text.ts';
import { FileButton } from '../../../../ui/pressing/FileButton.tsx';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../../ui/showing/EmptyState.tsx';
import { Note } from '../../../../ui/showing/Note.tsx';
import { DayFilter } from '../../list/days/DayFilter.tsx';
import { dayOf, daysOf } from '../../list/days/days.ts';
import { FilterBar } from '../../list/FilterBar.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import { clearing, pageOf, useAddress } from '../../list/use-address.ts';
import { itemsOf, useList } from '../../list/use-list.ts';
import { adminStatementsApi } from './api.ts';
import { MapColumns } from './MapColumns.tsx';
import { readStatement, type Unreadable } from './read-statement.ts';
import { statementColumns } from './statement-columns.tsx';
import { statementsEn } from './statements.en.ts';

type Words = Text<keyof typeof statementsEn>;
type Chosen = { name: string; table: string[][] };

/** Uploaded bank files of incoming transfers, and the upload. */
export function StatementsScreen() {
  const t = useText(statementsEn);
  const locale = useLocale();
  const address = useAddress();
  const today = manilaDay(useNow());
  const day = dayOf(address.params);
  const list = useList(
    adminStatementsApi.endpoints.listStatements.useQuery,
    { page: pageOf(address.params), ...daysOf(day, today) },
    itemsOf,
  );
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);

  async function take([file]: File[]) {
    if (!file) return;
    const read = await readStatement(file);
    setUnreadable('unreadable' in read ? read.unreadable : null);
    setChosen('table' in read ? { name: file.name.slice(0, 200), table: read.table } : null);
  }

  return (
    <>
      <PageHeader
        dense
        title={t('title')}
        subtitle={t('subtitle')}
        back={{ to: '/admin/payments', label: t('payments') }}
        actions={useMay()('payments.decide') && <Add t={t} onFiles={take} />}
      />
      <FilterBar list="statements" label={t('filters')} onFilter={address.filter}>
        <DayFilter day={day} today={today} onChange={(chosenDay) => address.filter({ day: chosenDay })} />
      </FilterBar>
      {unreadable && (
        <Note tone="error" className="mb-3">
          {t(unreadable)}
        </Note>
      )}
      {chosen && <MapColumns key={chosen.name} {...chosen} onClose={() => setChosen(null)} />}
      <ListTable<Statement>
        of={list}
        rows={list.rows}
        page={list.page}
        address={address}
        columns={statementColumns({ t, locale })}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
        clear={clearing({ day })}
      />
    </>
  );
}

function Add({ t, onFiles }: { t: Words; onFiles: (files: File[]) => Promise<void> }) {
  return (
    <FileButton size={36} accept=".csv,.txt,.tsv,text/csv,text/plain" onFiles={onFiles}>
      {t('add')}
    </FileButton>
  );
}
