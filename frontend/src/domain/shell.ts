import { createContext, useContext } from 'react';

/** What the layouts show of the signed-in person and of what waits for them. The session's provider fills it from the store. */
export interface Shell {
  user: { name: string; avatar: string | null; email: string | null } | null;
  unreadMessages: number;
  unreadNotifications: number;
  /** Paid payments that an admin has yet to verify. */
  waitingPayments: number;
  /** Problems that people reported and no admin has looked at. */
  newBugs: number;
  /** People who wait for an answer of staff. */
  openTickets: number;
  /** Disputes that staff have to decide. */
  openDisputes: number;
  /** What other admins asked for, and this one may agree to. */
  openApprovals: number;
  /**
   * The header's search; the pages that have one (specification section 2, Shared screen behaviour). `onEnter` leads to what
   * is found where the screen has nothing to search.
   */
  search: { label: string; value: string; onChange: (text: string) => void; onEnter: () => void } | null;
}

export const nobody: Shell = {
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

export const ShellContext = createContext<Shell>(nobody);

export function useShell(): Shell {
  return useContext(ShellContext);
}
