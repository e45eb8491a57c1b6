/** The two pure halves that fold a stream; the third, what a command decides, is a function (state) → Decision given with it. */
export type Decider<State, Event> = {
  initialState: State;
  evolve: (state: State, event: Event) => State;
};

/** A rule says no. `refused`: the rule's name in the product's own list. */
export type Refused = { refused: string };

/** Events to append (none when the outcome already holds), or the rule that says no. */
export type Decision<Event, Refusal extends Refused = Refused> = readonly Event[] | Refusal;
