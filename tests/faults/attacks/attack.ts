import { setTimeout as pause } from 'node:timers/promises';

/** An attacker's own account: registration is open. `partnerId` is the account that they may write to. */
export type AttackerAccount = { token: string; accountId: string; partnerId: string };

/** Everything that an attacker knows. Plain data, because it is sent between processes. */
export type Target = {
  port: number;
  /** The largest picture that could be stored; it is public. */
  fileId: string;
  fileBytes: number;
  accounts: readonly AttackerAccount[];
  /** Of an account with an unproven address, whose code the attacker guesses. */
  unprovenToken: string;
  /** The login name of the user whose password is guessed. */
  victimEmail: string;
};

/** The result of an attack: the number of each response, and complaints about what the server tolerated. */
export type Tally = { counts: Record<string, number>; complaints: string[] };

export type Assault = { target: Target; count(what: string | number): void; complain(complaint: string): void };

export type Attack = (assault: Assault) => Promise<void>;

/** The least duration of an attack: enough for five hundred actions of other users. */
export const ATTACK_MS = 7000;

/** Acts `perSecond` times a second, whether or not the previous act has ended; resolves when all have. */
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
