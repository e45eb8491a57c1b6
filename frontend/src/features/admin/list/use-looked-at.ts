import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** Which one of a list the address names behind its path (`/admin/users/{id}`), and how to go from one to the next. */
export function useLookedAt(list: string) {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const addressOf = (wanted: string) => `${list}/${encodeURIComponent(wanted)}${search}`;
  const lookAt = (wanted: string | null) =>
    void navigate(
      { pathname: wanted === null ? list : `${list}/${encodeURIComponent(wanted)}`, search: window.location.search },
      { replace: true, preventScrollReset: true },
    );
  return { id: id ?? null, addressOf, lookAt };
}
