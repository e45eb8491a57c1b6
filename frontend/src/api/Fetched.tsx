import type { ReactNode } from 'react';
import { ErrorState } from '../ui/showing/ErrorState.tsx';
import { errorText } from './error-text.ts';

interface Query<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface Props<Data> {
  of: Query<Data>;
  /** Skeleton in the shape of the content. */
  waiting: ReactNode;
  /** Title of the error state; the error's own text is below. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a read: loading, failed with Retry, or loaded. Loaded data stays during a refetch. A read hook's `data`
 * also stays after a change of arguments, so a screen of one record has its id as key or passes `currentData`.
 */
export function Fetched<Data>({ of: { data, error, refetch }, waiting, failed, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (error === undefined) return waiting;
  return (
    <ErrorState title={failed} onRetry={async () => void (await refetch())}>
      {errorText(error)}
    </ErrorState>
  );
}
