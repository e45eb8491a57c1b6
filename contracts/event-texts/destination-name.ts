const methods: Record<string, string> = { gcash: 'GCash', maya: 'Maya' };

/** Where a worker's money goes: the bank's own name, else the wallet's. */
export function destinationName({ method, bank }: { method: string; bank: string | null }): string {
  return bank ?? methods[method] ?? method;
}
