import { setTimeout as pause } from 'node:timers/promises';

/** An account of an attacker's own: anybody may register. `partnerId` is the account that they may write to. */
export type AttackerAccount = { token: string; accountId: string; partnerId: string };

/** All that an attacker knows. Goes from process to process, so it is plain data. */
export type Target = {
  port: number;
  /** The largest picture that could be stored: anybody may read it. */
  fileId: string;
  fileBytes: number;
  accounts: readonly AttackerAccount[];
  /** Of an account whose address is not proven: the code that would prove it is guessed. */
  unprovenToken: string;
  /** The login name of somebody whose password is guessed. */
  victimEmail: string;
};

/** What became of it: what the server answered, by how often, and what it should not have put up with. */
export type Tally = { counts: Record<string, number>; complaints: string[] };

export type Assault = { target: Target; count(what: string | number): void; complain(complaint: string): void };

export type Attack = (assault: Assault) => Promise<void>;

/** Attacks go on for at least so long: enough for five hundred things that other people do meanwhile. */
export const ATTACK_MS = 7000;

/** Does something so many times a second, whether or not the one before has ended; resolves when all have. */
export async function atRate(perSecond: number, act: (n: number) => unknown, durationMs = ATTACK_MS): Promise<void> {
  const startedAt = performance.now();
  const running: Promise<unknown>[] = [];
  for (let n = 0; n < (perSecond * durationMs) / 1000; n++) {
    const early = startedAt + (n * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    running.push(Promise.resolve(act(n)));
  }
  await Promise.all(running);
}
