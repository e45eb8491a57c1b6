/**
 * Recognisable to its owner, useless to others: +639171234821 → 0917 *** 4821, a bank account → *** 4821. `account` is
 * E.164 for GCash and Maya.
 */
export function maskedAccount({ method, account }: { method: 'gcash' | 'maya' | 'bank'; account: string }): string {
  if (method === 'bank') return `*** ${account.slice(-4)}`;
  return `${nationalNumber(account).slice(0, 4)} *** ${account.slice(-4)}`;
}

/** +639171234821 → 09171234821, the national notation. */
export function nationalNumber(phone: string): string {
  return phone.replace(/^\+63/, '0');
}
