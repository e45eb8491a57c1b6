import { expect } from 'vitest';
import type { Command, Decider, Decision, Refused } from '../command-handling/decider.ts';

/** The outcome of a command. */
type Outcome<State, AnyCommand, Event, Refusal extends Refused> = {
  decision: Decision<Event, Refusal>;
  /** The state after the events; unchanged after a refusal. */
  state: State;
  /** Expects exactly these events, none (`[]`), or this refusal. */
  then: (expected: Decision<Event, Refusal>) => void;
  /** Like `then`, for partial events or refusals. */
  thenLike: (expected: readonly object[] | object) => void;
  /** The next command, in the resulting state. */
  when: (command: AnyCommand) => Outcome<State, AnyCommand, Event, Refusal>;
};

/**
 * Tests of deciders: `given(events).when(command).then(events or refusal)`, with `const given =
 * givenEventsOf(bookingDecider)`.
 */
export function givenEventsOf<State, AnyCommand extends Command, Event, Refusal extends Refused>({
  initialState,
  evolve,
  decide,
}: Decider<State, AnyCommand, Event, Refusal>) {
  function outcomeOf(command: AnyCommand, before: State): Outcome<State, AnyCommand, Event, Refusal> {
    const decision = decide(command, before);
    const state = 'refused' in decision ? before : decision.reduce(evolve, before);
    return {
      decision,
      state,
      then: (expected) => expect(decision).toEqual(expected),
      thenLike: (expected) => expect(decision).toMatchObject(expected),
      when: (next) => outcomeOf(next, state),
    };
  }

  return (events: readonly Event[]) => {
    const state = events.reduce(evolve, initialState);
    return { state, when: (command: AnyCommand) => outcomeOf(command, state) };
  };
}
