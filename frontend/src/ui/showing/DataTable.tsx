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
  /** The foot is sticky. */
  footInSight?: boolean;
  children: ReactNode;
}

/** Frame of a table. */
export function TableCard({ foot, footInSight, children }: CardProps) {
  const look = footInSight ? 'sticky bottom-16 z-10 rounded-b-16 bg-surface lg:bottom-0' : '';
  return (
    <div className="rounded-16 border border-line bg-surface">
      {children}
      {foot && <div className={`border-t border-line px-4 py-2 ${look}`}>{foot}</div>}
    </div>
  );
}
