import type { ReactNode } from 'react';
import { Cards } from './Cards.tsx';
import type { TableProps } from './table-column.ts';
import { WideTable } from './WideTable.tsx';

interface Props<Row> extends TableProps<Row> {
  rows: readonly Row[];
  /** Below the rows: Pagination. */
  foot?: ReactNode;
  /** Replaces the rows: skeleton, empty or error state. */
  instead?: ReactNode;
}

/** A dense table with a sticky header on wide screens, cards on phones. */
export function DataTable<Row>({ rows, foot, instead, ...table }: Props<Row>) {
  return (
    <TableCard foot={foot}>
      {instead ?? (
        <>
          <WideTable {...table} rows={rows} className="hidden md:table" />
          <Cards {...table} rows={rows} className="md:hidden" />
        </>
      )}
    </TableCard>
  );
}

interface CardProps {
  foot?: ReactNode;
  /** The foot is sticky; on phones it would stand over the few rows that fit. */
  footInSight?: boolean;
  children: ReactNode;
}

/** Frame of a table. */
export function TableCard({ foot, footInSight, children }: CardProps) {
  const look = footInSight ? 'rounded-b-16 bg-surface md:sticky md:bottom-16 md:z-10 lg:bottom-0' : '';
  return (
    <div className="rounded-16 border border-line bg-surface">
      {children}
      {foot && <div className={`border-t border-line px-4 py-2 ${look}`}>{foot}</div>}
    </div>
  );
}
