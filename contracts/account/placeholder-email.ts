const PLACEHOLDER_DOMAIN = '@phone.suki.local';

/** Phone-only accounts may carry a made-up address; it counts as none and is shown blank (specification section 3). */
export function isPlaceholderEmail(email: string): boolean {
  return email.endsWith(PLACEHOLDER_DOMAIN);
}
