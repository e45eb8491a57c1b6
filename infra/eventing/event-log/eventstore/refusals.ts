import { refusalIn, type Refusal, tlsRefusals } from '../../resilience/engine-refusals.ts';

const SETTING = 'EVENTSTORE_URL';

const refusals: readonly Refusal[] = [
  [/\b16 UNAUTHENTICATED/, () => `${SETTING} has a user name or password that the server does not take.`],
  [
    /\b7 PERMISSION_DENIED/,
    () =>
      `${SETTING} must have a user who may read and write everything, as in esdb://user:password@host:2113: the server denied access.`,
  ],
  [
    /ServerName to an IP address is not permitted/,
    () =>
      `${SETTING} must name the server by its host name where TLS is used, not by an IP address; so must the ` +
      `addresses that a cluster's nodes advertise.`,
  ],
  ...tlsRefusals(SETTING, 'tlsCAFile'),
];

/** The sentence about EVENTSTORE_URL, where the server or its certificate has turned us away for good. */
export function refusalOf(failure: unknown): string | undefined {
  return refusalIn(failure, refusals);
}
