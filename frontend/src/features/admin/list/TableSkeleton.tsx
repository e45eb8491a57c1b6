import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';

const widths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'];

/** A table on its way: its head and rows in grey. */
export function TableSkeleton({ rows = 10, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Loading>
      <div className="hidden h-9 rounded-t-16 bg-sunken md:block" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-17 items-center gap-4 border-t border-line px-4 first:border-0 md:h-11">
          {Array.from({ length: columns }, (__, column) => (
            <span key={column} className={column > 2 ? 'hidden flex-1 md:block' : 'flex-1'}>
              <Skeleton className={`h-3.5 ${widths[(row + column) % widths.length] ?? ''}`} />
            </span>
          ))}
        </div>
      ))}
    </Loading>
  );
}
