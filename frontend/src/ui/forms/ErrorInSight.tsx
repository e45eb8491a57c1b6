import type { ReactNode } from 'react';
import { intoSight } from '../into-sight.ts';
import { FieldError } from './Field.tsx';

/** What is missing, where the button that found it out stands elsewhere: brought into sight anew with each try. */
export function ErrorInSight({ tries, children }: { tries: number; children: ReactNode }) {
  return (
    <div key={tries} ref={intoSight}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
