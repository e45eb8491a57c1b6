import { expect } from 'vitest';
import type { Command, Decider, Decision, Refused } from '../command-handling/decider.ts';

/** What a command came to. */
type Outcome<State, AnyCommand, Event, Refusal extends Refused> = {
  decision: Decision<Event, Refusal>;
  /** With the events that follow; as before where the command was refused. */
  state: State;
  /** It comes to exactly these events, to nothing (`[]`), or to this refusal. */
  then: (expected: Decision<Event, Refusal>) => void;
  /** Like `then`, for partial events or refusals. */
  thenLike: (expected: readonly object[] | object) => void;
  /** The next command, on what follows from this one. */
  when: (command: AnyCommand) => Outcome<State, AnyCommand, Event, Refusal>;
};

/**
 * How the tests of a decider read: `given(events).when(command).then(events or refusal)`.
 * `const given = givenEventsOf(bookingDecider)`.
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
