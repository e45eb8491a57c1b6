import { useEffect } from 'react';
import { useGuestEntry } from '../../catalogue/use-guest-entry.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** /guest/home: whoever comes here without an account is a guest from now on. */
export function GuestHomeScreen() {
  const enter = useGuestEntry();
  useEffect(enter, [enter]);
  return <HomeScreen />;
}
