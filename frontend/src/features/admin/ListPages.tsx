import { Pagination } from '../../ui/Pagination.tsx';
import type { AddressChange } from './use-address.ts';

interface Props {
  of: { page: number; limit: number; total: number };
  onChange: (changes: AddressChange) => void;
}

/** Pages kept in the address, which names all but the first. */
export function ListPages({ of: { page, limit, total }, onChange }: Props) {
  return <Pagination page={page} limit={limit} total={total} onPage={(next) => onChange({ page: next === 1 ? null : next })} />;
}
