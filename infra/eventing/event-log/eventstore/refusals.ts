import { refusalIn, type Refusal, tlsRefusals } from '../../resilience/engine-refusals.ts';

const SETTING = 'EVENTSTORE_URL';

const refusals: readonly Refusal[] = [
  [/\b16 UNAUTHENTICATED/, () => `${SETTING} has a user name or password that the server rejects.`],
  [
    /\b7 PERMISSION_DENIED/,
    () =>
      `${SETTING} needs a user with read and write access to all streams, as in esdb://user:password@host:2113: the server denied access.`,
  ],
  [
    /ServerName to an IP address is not permitted/,
    () =>
      `${SETTING} must use a host name with TLS, not an IP address; so must the addresses that cluster nodes advertise.`,
  ],
  ...tlsRefusals(SETTING, 'tlsCAFile'),
];

/** The message about EVENTSTORE_URL when the server rejects the credentials or its certificate is invalid. */
export function refusalOf(failure: unknown): string | undefined {
  return refusalIn(failure, refusals);
}
