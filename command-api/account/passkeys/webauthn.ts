import { lazyOnce } from '#infra/eventing/resilience/retry-until-available.ts';

/** WebAuthn (W3C), loaded when the first passkey is asked for: a sixth of a second that no start waits for. */
export const loadWebAuthn = lazyOnce(async () => {
  const [ceremonies, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...ceremonies, ...helpers };
});
