/** A setting or the machine is not as it must be: the start ends with this one sentence, which says what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}
