import { lazy, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../domain/session/selectors.ts';
import { selectAskedSecondStep } from '../../features/account/second-factor/slice.ts';
import { Gated } from './Gated.tsx';
import { signedInGate } from './gates.ts';
import { wantedPath } from '../../browser/wanted-path.ts';

const SecondStep = lazy(async () => ({
  default: (await import('../../features/account/second-factor/SecondStepScreen.tsx')).SecondStepScreen,
}));

/**
 * Around /login and /signup: as soon as someone is in, they go to where they wanted to go, else to /dashboard. Whoever has
 * shown the first of two factors makes the second step there.
 */
export function RedirectSignedIn({ children }: { children?: ReactNode }) {
  const { state } = useLocation();
  const asked = useSelector(selectAskedSecondStep);
  return (
    <Gated gate={signedInGate(useSelector(selectSession), wantedPath(state))}>
      {asked ? <SecondStep /> : children}
    </Gated>
  );
}
