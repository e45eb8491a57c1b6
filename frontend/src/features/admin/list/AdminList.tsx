import { type ReactNode, Suspense } from 'react';
import type { AnswerOf } from '#contracts/calls/call.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { statusEn } from '../../../ui/showing/status.en.ts';
import type { AdminListSpec, ListPart } from './admin-list.ts';
import { type ListQuery, type ListCall, useListAddress } from './list-address.ts';
import type { FilterPlace } from './FilterBar.tsx';
import { ListWithQuickLook } from './ListWithQuickLook.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListTable } from './ListTable.tsx';
import { LiveMark } from './LiveMark.tsx';
import { useRowLook } from './row-look.ts';
import { useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';
import { PanelAboveList } from './PanelAboveList.tsx';

interface Props<C extends ListCall, Row extends { id: string }, Key extends string, Act> {
  of: AdminListSpec<C, Row, Key, Act>;
}

/** The screen of a declared list. */
export function AdminList<C extends ListCall, Row extends { id: string }, Key extends string, Act>({
  of: spec,
}: Props<C, Row, Key, Act>) {
  const { part, list, address, clear } = useDeclaredList(spec);
  const { summary, tabs, Below } = spec;
  const useSummary = summary?.useRead ?? listItself;
  const above = useSummary(part);
  const filtersAt = (place: FilterPlace) =>
    spec.filtersLabel && (spec.filtersPlace ?? 'above') === place && <ListFilters spec={spec} part={part} />;
  const rows = <Rows of={spec} part={part} list={list} address={address} clear={clear} />;
  return (
    <ListWithQuickLook quickLook={<QuickLook of={spec} part={part} />}>
      <Header of={spec} part={part} filters={filtersAt('head')} />
      {filtersAt('above')}
      <PanelAboveList of={summary && above} height={summary?.height}>
        {summary?.Summary && <summary.Summary {...part} />}
        {filtersAt('list')}
        {tabs ? (
          <FilterTabs tabs={tabs} part={part}>
            {rows}
          </FilterTabs>
        ) : (
          rows
        )}
        {Below && <Below {...part} />}
      </PanelAboveList>
    </ListWithQuickLook>
  );
}

/** The list in the address, as its parts receive it. */
function useDeclaredList<C extends ListCall, Row extends { id: string }, Key extends string, Act>(
  spec: AdminListSpec<C, Row, Key, Act>,
) {
  const t = useText(spec.text);
  const status = useText(statusEn);
  const locale = useLocale();
  const { query, values, omitted, clear, address, today } = useListAddress(spec.call, spec.filters ?? {});
  const list = useList<ListQuery<C>, AnswerOf<C>, Row>(spec.useRead, query, (data) => spec.rows(data, values));
  const { data, rows } = list;
  const look = useRowLook(spec.path);
  const useActions = spec.useActions ?? noActions<Act>;
  const act = useActions();
  const { filter } = address;
  const set = (name: string, value: string) => filter({ [name]: value === omitted[name] ? null : value });
  const narrow = look.id !== null;
  const part: ListPart<C, Row, Key, Act> = {
    t,
    status,
    locale,
    query,
    values,
    today,
    read: list,
    data,
    rows,
    look,
    narrow,
    filter,
    set,
    act,
  };
  return { part, list, address, clear };
}

type PartProps<C extends ListCall, Row extends { id: string }, Key extends string, Act> = Props<C, Row, Key, Act> & {
  part: ListPart<C, Row, Key, Act>;
};

function Header<C extends ListCall, Row extends { id: string }, Key extends string, Act>({
  of: { title, subtitle, back, Mark, Actions },
  part,
  filters,
}: PartProps<C, Row, Key, Act> & { filters: ReactNode }) {
  return (
    <PageHeader
      dense
      title={part.t(title)}
      subtitle={subtitle?.(part) ?? (subtitle && null)}
      {...(back && { back: { to: back.to, label: part.t(back.label) } })}
      mark={Mark === undefined ? <LiveMark /> : Mark && <Mark {...part} />}
      actions={
        (filters || Actions) && (
          <>
            {filters}
            {Actions && <Actions {...part} />}
          </>
        )
      }
    />
  );
}

function QuickLook<C extends ListCall, Row extends { id: string }, Key extends string, Act>({
  of: { Panel },
  part: { look, rows },
}: PartProps<C, Row, Key, Act>) {
  if (!Panel || look.id === null) return null;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <Panel
        key={look.id}
        id={look.id}
        known={rows?.find(({ id }) => id === look.id)}
        onClose={() => look.lookAt(null)}
      />
    </Suspense>
  );
}

type RowsProps<C extends ListCall, Row extends { id: string }, Key extends string, Act> = PartProps<C, Row, Key, Act> &
  Pick<ReturnType<typeof useDeclaredList<C, Row, Key, Act>>, 'list' | 'address' | 'clear'>;

function Rows<C extends ListCall, Row extends { id: string }, Key extends string, Act>({
  of: { bulk, Note, Panel, columns, caption, failed, empty, cappedWords },
  part,
  list,
  address,
  clear,
}: RowsProps<C, Row, Key, Act>) {
  const { t, look, rows } = part;
  const may = useMay();
  const selecting = bulk && (bulk.may === undefined || may(bulk.may)) ? bulk : undefined;
  const selection = useSelection(
    rows,
    (row) => selecting !== undefined && (selecting.can?.(row) ?? true),
    list.page && list.key,
  );
  const action = empty.action?.(part);
  return (
    <>
      {Note && <Note {...part} />}
      {bulk && <bulk.Bar {...part} selection={selection} />}
      <ListTable
        of={list}
        rows={rows}
        page={list.page}
        address={address}
        columns={columns(part)}
        {...(Panel && { look })}
        {...(selecting && {
          select: { selection, all: t(selecting.all), one: (row: Row) => selecting.one(t, row) },
        })}
        caption={t(caption)}
        failed={t(failed)}
        empty={
          <EmptyState title={t(empty.title)} {...(action && { action })}>
            {t(empty.text)}
          </EmptyState>
        }
        cappedWords={cappedWords?.(part)}
        clear={clear}
      />
    </>
  );
}

function noActions<Act>(): Act {
  // Only a list without `useActions` comes here, and its parts do not use the result.
  return undefined as Act;
}

function listItself<Read>({ read }: { read: Read }): Read {
  return read;
}

/** Reserves the quick look's width; on narrower screens it covers the list and needs none. */
function PanelSkeleton() {
  return (
    <div className="ml-7 w-82 shrink-0 max-xl:hidden">
      <SkeletonList rows={3} />
    </div>
  );
}

interface TabsProps<C extends ListCall, Row extends { id: string }, Key extends string, Act> {
  tabs: NonNullable<AdminListSpec<C, Row, Key, Act>['tabs']>;
  part: ListPart<C, Row, Key, Act>;
  children: ReactNode;
}

function FilterTabs<C extends ListCall, Row extends { id: string }, Key extends string, Act>({
  tabs,
  part,
  children,
}: TabsProps<C, Row, Key, Act>) {
  const { filter, label, useTabs, End } = tabs;
  const items = useTabs(part);
  return (
    <Tabs
      label={part.t(label)}
      items={items}
      value={part.values[filter] ?? ''}
      onChange={(next) => part.set(filter, next)}
      end={End && <End {...part} />}
    >
      {children}
    </Tabs>
  );
}
