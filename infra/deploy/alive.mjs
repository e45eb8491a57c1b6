// The health check of a service's container: exit code 0 while the process answers. An engine that is away is no reason
// to restart a service, so this asks /healthz and not /readyz.
// oxlint-disable-next-line node/no-process-env -- runs by itself, beside the service that was given the same port
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/healthz`, {
  signal: AbortSignal.timeout(4000),
});
process.exit(ok ? 0 : 1);
