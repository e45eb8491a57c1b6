/** How far the read models are: what a read of one's own writes waits for (`Suki-After`). */
export type Progress = {
  /** Every read model holds all events up to here. */
  position(): number;
  /** False when the time was over first. */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
};
