import type { Refusal } from '#contracts/refusal.ts';

/** The two pure halves that fold a stream; a module's commands are small functions (command, state) → events beside it. */
export type Decider<State, Event> = {
  initialState: State;
  evolve: (state: State, event: Event) => State;
};

/** Events to append (none when the outcome already holds), or the rule that says no. */
export type Decision<Event> = readonly Event[] | Refusal;
