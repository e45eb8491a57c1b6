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
  /** A skeleton in the shape of what comes. */
  waiting: ReactNode;
  /** What happened when it could not be loaded; the error's own words stand below. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/**
 * A read in its states: on its way, failed with Retry, there. What is there stays while it is read anew. A read hook's `data`
 * stays, too, when something else is asked for: a screen of one thing has its id for a key, or passes `currentData`.
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
