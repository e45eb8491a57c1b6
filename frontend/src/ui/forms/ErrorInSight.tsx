import type { ReactNode } from 'react';
import { intoSight } from '../into-sight.ts';
import { FieldError } from './Field.tsx';

/** An error far from its submit button: scrolled into view with each attempt. */
export function ErrorInSight({ tries, children }: { tries: number; children: ReactNode }) {
  return (
    <div key={tries} ref={intoSight}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
