/** What people need not see but whoever looks into the console should find. */
export function warn(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.warn(message, ...(cause === undefined ? [] : [cause]));
}
