/** What a stream's events come to: pure. */
export type Fold<State, Event> = {
  initialState: State;
  evolve: (state: State, event: Event) => State;
};

/** A request in the imperative, with all data of the decision besides the state. */
export type Command<Type extends string = string, Data = unknown> = { type: Type; data: Data };

/** The functional core of an aggregate: how its events are folded, and what each command decides on the state. Pure. */
export type Decider<State, AnyCommand extends Command, Event, Refusal extends Refused = Refused> = Fold<
  State,
  Event
> & {
  decide: (command: AnyCommand, state: State) => Decision<Event, Refusal>;
};

/** A rule says no. `refused`: the rule's name in the product's own list. */
export type Refused = { refused: string };

/** Events to append (none when the outcome already holds), or the rule that says no. */
export type Decision<Event, Refusal extends Refused = Refused> = readonly Event[] | Refusal;
