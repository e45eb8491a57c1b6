import { lazyOnce } from '#infra/eventing/resilience.ts';

/** WebAuthn library, loaded on first use because loading takes a sixth of a second. */
export const loadWebAuthn = lazyOnce(async () => {
  const [ceremonies, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...ceremonies, ...helpers };
});
