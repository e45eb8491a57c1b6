/** A setting or the machine is not as it must be: the start ends with this one sentence, which says what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
