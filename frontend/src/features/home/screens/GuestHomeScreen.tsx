import { useEffect } from 'react';
import { useGuestEntry } from '../../catalogue/use-guest-entry.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** /guest/home: makes a visitor without an account a guest. */
export function GuestHomeScreen() {
  const enter = useGuestEntry();
  useEffect(enter, [enter]);
  return <HomeScreen />;
}
