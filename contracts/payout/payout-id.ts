const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A payout is known by its worker and its Friday: `{workerId}-{friday}`. Worker ids may hold dashes themselves. */
export function payoutId(workerId: string, friday: string): string {
  return `${workerId}-${friday}`;
}

export function partsOfPayoutId(id: string): { workerId: string; friday: string } {
  return { workerId: id.slice(0, -DAY_LENGTH - 1), friday: id.slice(-DAY_LENGTH) };
}
