import { lazy, Suspense, type ComponentType } from 'react';
import { loadPart } from '../load-code.ts';
import { Loading } from '../showing/Skeleton.tsx';
import { Spinner } from '../showing/Spinner.tsx';

/** A dialog whose code loads when it first opens, to keep the screen's first download small. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await loadPart(load) }));
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<Opening />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

function Opening() {
  return (
    <Loading className="fixed inset-0 z-40 grid place-items-center bg-scrim text-on-deep">
      <Spinner />
    </Loading>
  );
}
