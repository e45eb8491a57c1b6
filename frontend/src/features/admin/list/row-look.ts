import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** The opened row of a list, and how to open another. */
export interface RowLook<Row> {
  /** Id of the opened row; null while no quick look is open. */
  id: string | null;
  addressOf: (row: Row) => string;
  lookAt: (row: Row | null) => void;
  /** Element that receives the focus when the quick look closes. */
  elementId: (row: Row) => string;
  /** Rows open on another screen, whose back link leads here. */
  elsewhere?: boolean;
}

export function rowElementId(id: string): string {
  return `row-${id}`;
}

/** The row in the address after its list's path (`/admin/users/{id}`). */
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
