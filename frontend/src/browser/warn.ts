/** Logs problems that users need not see to the browser's console. */
export function warn(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.warn(message, ...(cause === undefined ? [] : [cause]));
}
