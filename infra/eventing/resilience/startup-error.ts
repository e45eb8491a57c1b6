/** The configuration or the machine is not usable. The start ends with this message, which names the remedy. */
export class StartupError extends Error {
  override name = 'StartupError';
}
