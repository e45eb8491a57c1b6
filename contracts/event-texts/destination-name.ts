const methods: Record<string, string> = { gcash: 'GCash', maya: 'Maya' };

/** Name of the bank, else of the wallet, that receives a worker's money. */
export function destinationName({ method, bank }: { method: string; bank: string | null }): string {
  return bank ?? methods[method] ?? method;
}
