const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Identifies a payout by worker and Friday: `{workerId}-{friday}`. Worker ids may contain dashes. */
export function payoutId(workerId: string, friday: string): string {
  return `${workerId}-${friday}`;
}

export function partsOfPayoutId(id: string): { workerId: string; friday: string } {
  return { workerId: id.slice(0, -DAY_LENGTH - 1), friday: id.slice(-DAY_LENGTH) };
}
