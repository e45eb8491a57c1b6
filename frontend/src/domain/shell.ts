import { createContext, useContext } from 'react';

/** Data of the layouts: the signed-in user and counts. The session's provider fills it from the store. */
export interface Shell {
  user: { name: string; avatar: string | null; email: string | null } | null;
  unreadMessages: number;
  unreadNotifications: number;
  /** Paid payments that an admin has yet to verify. */
  waitingPayments: number;
  /** New bug reports. */
  newBugs: number;
  /** Tickets that wait for staff. */
  openTickets: number;
  /** Disputes for staff to decide. */
  openDisputes: number;
  /** Open requests of other admins that this one may approve. */
  openApprovals: number;
  /**
   * The header search of pages that have one (specification section 2, Shared screen behaviour). `onEnter` navigates
   * to the results if the screen has no search of its own.
   */
  search: { label: string; value: string; onChange: (text: string) => void; onEnter: () => void } | null;
}

export const emptyShell: Shell = {
  user: null,
  unreadMessages: 0,
  unreadNotifications: 0,
  waitingPayments: 0,
  newBugs: 0,
  openTickets: 0,
  openDisputes: 0,
  openApprovals: 0,
  search: null,
};

export const ShellContext = createContext<Shell>(emptyShell);

export function useShell(): Shell {
  return useContext(ShellContext);
}
