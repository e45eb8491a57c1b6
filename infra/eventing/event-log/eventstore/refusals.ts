import { refusalIn, type Refusal, tlsRefusals } from '../../resilience/engine-refusals.ts';

const refusals: readonly Refusal[] = [
  [/\b16 UNAUTHENTICATED/, () => 'has a user name or password that the server rejects.'],
  [
    /\b7 PERMISSION_DENIED/,
    () =>
      'needs a user with read and write access to all streams, as in esdb://user:password@host:2113: the server denied access.',
  ],
  [
    /ServerName to an IP address is not permitted/,
    () => 'must use a host name with TLS, not an IP address; so must the addresses that cluster nodes advertise.',
  ],
  ...tlsRefusals('tlsCAFile'),
];

/** The fault of the log's address when the server rejects the credentials or its certificate is invalid. */
export function refusalOf(failure: unknown): string | undefined {
  return refusalIn(failure, refusals);
}
