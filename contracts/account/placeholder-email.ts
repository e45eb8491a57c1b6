const PLACEHOLDER_DOMAIN = '@phone.suki.local';

/** What the registration of a phone-only account carries as its email. Nobody signs in with it, and nothing is sent there. */
export function placeholderEmailOf(accountId: string): string {
  return `${accountId}${PLACEHOLDER_DOMAIN}`;
}

/** Counts as none, and is shown blank (specification section 3). */
export function isPlaceholderEmail(email: string): boolean {
  return email.endsWith(PLACEHOLDER_DOMAIN);
}
