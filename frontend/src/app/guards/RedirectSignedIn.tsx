import { lazy, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../domain/session/selectors.ts';
import { selectRequiredSecondStep } from '../../features/account/second-factor/slice.ts';
import { Gated } from './Gated.tsx';
import { signedInGate } from './gates.ts';
import { wantedPath } from '../../browser/wanted-path.ts';

const SecondStep = lazy(async () => ({
  default: (await import('../../features/account/second-factor/SecondStepScreen.tsx')).SecondStepScreen,
}));

/**
 * Around /login and /signup: redirects signed-in users to their target, else to /dashboard. A user with one of two
 * factors completes the second step there.
 */
export function RedirectSignedIn({ children }: { children?: ReactNode }) {
  const { state } = useLocation();
  const asked = useSelector(selectRequiredSecondStep);
  return (
    <Gated gate={signedInGate(useSelector(selectSession), wantedPath(state))}>
      {asked ? <SecondStep /> : children}
    </Gated>
  );
}
