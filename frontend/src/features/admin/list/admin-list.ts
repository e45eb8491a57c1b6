import type { ComponentType, ReactNode } from 'react';
import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import type { ListView } from '#contracts/account/list-views.ts';
import type { AnswerOf, QueryOf } from '#contracts/calls/call.ts';
import type { Texts } from '../../../i18n/catalogue.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { statusEn } from '../../../ui/showing/status.en.ts';
import type { ListQuery, ListCall, OwnFilter, ParameterFilter, Values } from './list-address.ts';
import type { ListColumn } from './list-columns.ts';
import type { RowLook } from './row-look.ts';
import type { ReadOf } from './TableFrame.tsx';
import type { AddressChange } from './use-address.ts';
import type { Selection } from './use-selection.ts';

interface Words<Key extends string> {
  t: Text<Key>;
  status: Text<keyof typeof statusEn>;
  locale: string;
}

/** What the parts of a list receive. */
export interface ListPart<C extends ListCall, Row, Key extends string, Act = unknown> extends Words<Key> {
  /** Arguments of the call. */
  query: ListQuery<C>;
  /** Filters in the address. */
  values: Values;
  /** The current Manila day. */
  today: string;
  read: ReadOf<AnswerOf<C>>;
  data: AnswerOf<C> | undefined;
  rows: readonly Row[] | undefined;
  look: RowLook<{ id: string }>;
  /** A quick look is open beside the list. */
  narrow: boolean;
  /** Sets filters and returns to the first page. */
  filter: (changes: AddressChange) => void;
  /** Sets one filter; the address omits a default. */
  set: (name: string, value: string) => void;
  /** Result of `useActions`. */
  act: Act;
}

interface Choice<Value, Key extends string> {
  label: Key;
  /** Option for all rows; omitted if the filter always has a value. */
  any?: Key;
  /** Default: the values of the parameter, in the schema's order. */
  values?: readonly Value[];
  word: (words: Words<Key>, value: Value) => string;
  /** Tailwind width from 640 px on. */
  width: string;
  lead?: ReactNode;
}

/** The control of a filter. A filter without one is set by links only. */
interface Control<Value, Part, Key extends string> {
  /** A search field with this label. */
  search?: Key;
  choice?: Choice<Value, Key>;
  /** A removable chip, shown while the filter is set. */
  chip?: (words: Words<Key>, value: Value) => string;
  Field?: ComponentType<Part & { value: string }>;
}

/** A filter as its control sees it: its call has checked the value. */
export interface ShownFilter<Part, Key extends string> extends Control<string, Part, Key> {
  asks?: string;
}

/** A filter, under its name in the address. */
export type ListFilter<Query, Part, Key extends string> =
  | {
      [Name in keyof Query & string]: ParameterFilter<Name> & Control<NonNullable<Query[Name]>, Part, Key>;
    }[keyof Query & string]
  | (OwnFilter<Query> & Control<string, Part, Key>);

export interface AdminListSpec<C extends ListCall, Row extends { id: string }, Key extends string, Act> {
  /** Path of the list; a row opens at `{path}/{id}`. */
  path: string;
  call: C;
  text: Texts<Key>;
  /** Query hook of the call. */
  useRead: (asked: ListQuery<C>) => ReadOf<AnswerOf<C>>;
  rows: (data: AnswerOf<C>, values: Values) => readonly Row[];
  /** State that columns, bulk actions and dialogs share. */
  useActions?: () => Act;

  title: Key;
  /** Default: empty while loading. */
  subtitle?: (part: ListPart<C, Row, Key, Act>) => ReactNode;
  back?: { to: string; label: Key };
  /** Beside the title. Default: whether the list updates live. */
  Mark?: ComponentType<ListPart<C, Row, Key, Act>> | null;
  Actions?: ComponentType<ListPart<C, Row, Key, Act>>;

  filters?: Readonly<Record<string, ListFilter<QueryOf<C>, ListPart<C, Row, Key>, Key>>>;
  /** Label of the filters. */
  filtersLabel?: Key;
  /** In the header, or below the summary. Default: above the list. */
  filtersPlace?: 'above' | 'head' | 'list';
  /** Chips of filters that links set. */
  Chips?: ComponentType<ListPart<C, Row, Key>>;
  /** Saved views. */
  views?: ListView['list'];

  /** Above the rows, which wait for its data; without `Summary` only the tabs wait. */
  summary?: {
    /** Data of the summary, if not the list's; undefined if the user may not see it. */
    useRead?: (part: ListPart<C, Row, Key, Act>) => ReadOf<unknown> | undefined;
    /** Approximate height (Tailwind class). */
    height?: string;
    Summary?: ComponentType<ListPart<C, Row, Key, Act>>;
  };
  /** A filter as tabs. */
  tabs?: {
    filter: string;
    label: Key;
    useTabs: (
      part: ListPart<C, Row, Key, Act>,
    ) => readonly { value: string; label: string; count?: number; capped?: boolean | undefined }[];
    End?: ComponentType<ListPart<C, Row, Key, Act>>;
  };
  /** Directly above the rows. */
  Note?: ComponentType<ListPart<C, Row, Key, Act>>;
  columns: (part: ListPart<C, Row, Key, Act>) => ListColumn<Row>[];
  caption: Key;
  failed: Key;
  empty: { title: Key; text: Key; action?: (part: ListPart<C, Row, Key, Act>) => ReactNode };
  /** How to find the rows of a capped list, if not by a search. */
  cappedWords?: (part: ListPart<C, Row, Key, Act>) => string | undefined;

  /** Actions on several rows. */
  bulk?: {
    may?: StaffPermission;
    /** Whether a row can be selected. Default: every row. */
    can?: (row: Row) => boolean;
    all: Key;
    one: (t: Text<Key>, row: Row) => string;
    Bar: ComponentType<ListPart<C, Row, Key, Act> & { selection: Selection<Row> }>;
  };
  /** Below the rows, and dialogs. */
  Below?: ComponentType<ListPart<C, Row, Key, Act>>;
  /** Quick look at a row. */
  Panel?: ComponentType<{ id: string; known: Row | undefined; onClose: () => void }>;
}

/** A staff list as data; `AdminList` shows it. */
export function defineAdminList<C extends ListCall, Row extends { id: string }, Key extends string, Act = undefined>(
  spec: AdminListSpec<C, Row, Key, Act>,
): AdminListSpec<C, Row, Key, Act> {
  return spec;
}
