import { expect, it } from 'vitest';
import { openGatewayHarness } from '#tests/harness/gateway-harness.ts';
import { flood } from '#tests/harness/flood.ts';

it('delivers ten messages and pushes of others within two seconds of a flood', async () => {
  const opened = await openGatewayHarness();
  try {
    const { exchange } = await flood(opened);
    const startedAt = performance.now();
    for (let n = 0; n < 10; n++) await exchange(n);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  } finally {
    await opened.close();
  }
});
