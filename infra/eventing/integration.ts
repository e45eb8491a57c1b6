/** The relay, which publishes events for other systems. */
export { moveRelayCheckpoint, openRelayCheckpoint, requireRelayCheckpoint } from './integration/relay-checkpoint.ts';
export { type Publication, type RelayOptions, runRelay } from './integration/relay.ts';
