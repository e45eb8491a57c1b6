const PLACEHOLDER_DOMAIN = '@phone.suki.local';

/** The email in the registration of a phone-only account. It cannot sign in, and nothing is sent to it. */
export function placeholderEmailOf(accountId: string): string {
  return `${accountId}${PLACEHOLDER_DOMAIN}`;
}

/** Counts as no email and is shown as blank (specification section 3). */
export function isPlaceholderEmail(email: string): boolean {
  return email.endsWith(PLACEHOLDER_DOMAIN);
}
