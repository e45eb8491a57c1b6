export type ReservedPort = { port: number; release(): Promise<void> };

export function reservePort(range?: { from: number; to: number }): Promise<ReservedPort>;
