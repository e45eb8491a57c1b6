// Health check of a service's container: exit code 0 while the process answers. It uses /healthz, not /readyz, because
// an unavailable dependency is no reason to restart the service.
// oxlint-disable-next-line node/no-process-env -- a separate process with the port of the service
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/healthz`, {
  signal: AbortSignal.timeout(4000),
});
process.exit(ok ? 0 : 1);
