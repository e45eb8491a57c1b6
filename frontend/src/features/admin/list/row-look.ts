import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** Which row of a list is looked at, and the way to the next. */
export interface RowLook<Row> {
  /** The row's; null while no quick look is open. */
  id: string | null;
  addressOf: (row: Row) => string;
  lookAt: (row: Row | null) => void;
  /** The element that the focus comes back to when the quick look closes. */
  elementId: (row: Row) => string;
  /** Rows are looked at on another screen, from which "back" leads here again. */
  elsewhere?: boolean;
}

export function rowElementId(id: string): string {
  return `row-${id}`;
}

/** The row that the address names behind its list's path (`/admin/users/{id}`). */
export function useRowLook(list: string): RowLook<{ id: string }> {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const pathOf = (row: { id: string }) => `${list}/${encodeURIComponent(row.id)}`;
  return {
    id: id ?? null,
    addressOf: (row) => `${pathOf(row)}${search}`,
    lookAt: (row) =>
      void navigate(
        { pathname: row ? pathOf(row) : list, search: window.location.search },
        { replace: true, preventScrollReset: true },
      ),
    elementId: (row) => rowElementId(row.id),
  };
}
