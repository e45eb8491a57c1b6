import { lazy, type ComponentType, type FunctionComponent } from 'react';
import { loadPart } from './load-code.ts';
import { ErrorBoundary } from './page/ErrorBoundary.tsx';

/**
 * A part of a screen whose code loads when the part is first shown, to keep the screen's first download small. Put it
 * in a `Suspense`. Without a connection it keeps waiting, and a failure leaves the rest of the screen as it is.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await loadPart(load) }));
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary isPart>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
