import { expect } from 'vitest';
import type { ServiceProcess } from '../harness/service-process.ts';
import type { FaultEnvironment } from './fault-environment.ts';

export const PATIENT = { timeout: 90_000, interval: 250 };

/** The missing parts of a service according to /readyz, with the reason. */
export async function partsOf({ port }: ServiceProcess): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  const { parts } = response
    ? ((await response.json()) as { parts: Record<string, string> })
    : { parts: { process: 'does not answer' } };
  return Object.fromEntries(Object.entries(parts).filter(([, unready]) => unready !== 'ok'));
}

/** Resolves when every service is ready; fails after 90 s. */
export async function allReady({ suki }: FaultEnvironment): Promise<void> {
  const unready = async () =>
    (await Promise.all(suki.services.map(async (service) => [service.name, await partsOf(service)] as const))).filter(
      ([, parts]) => Object.keys(parts).length > 0,
    );
  await expect.poll(unready, PATIENT).toEqual([]);
}
