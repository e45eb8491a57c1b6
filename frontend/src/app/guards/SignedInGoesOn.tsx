import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../domain/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { signedInGate } from './gates.ts';
import { wantedPath } from '../../browser/wanted-path.ts';

/** Around /login and /signup: as soon as someone is in, they go to where they wanted to go, else to /dashboard. */
export function SignedInGoesOn({ children }: { children?: ReactNode }) {
  const { state } = useLocation();
  return <Gated gate={signedInGate(useSelector(selectSession), wantedPath(state))}>{children}</Gated>;
}
