/** The position that all read models have reached, for read-your-writes. */
export type Progress = {
  /** Every read model contains all events up to this position. */
  position(): number;
  /** False on a timeout. */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
};
