/** Folds a stream's events into a state. Pure. */
export type Fold<State, Event> = {
  initialState: State;
  evolve: (state: State, event: Event) => State;
};

/** A request in the imperative, with all data of the decision besides the state. */
export type Command<Type extends string = string, Data = unknown> = { type: Type; data: Data };

/** The functional core of an aggregate: how events are folded and how commands are decided. Pure. */
export type Decider<State, AnyCommand extends Command, Event, Refusal extends Refused = Refused> = Fold<
  State,
  Event
> & {
  decide: (command: AnyCommand, state: State) => Decision<Event, Refusal>;
};

/** A refusal. `refused`: the rule's name in the product's list. */
export type Refused = { refused: string };

/** Events to append (none if the outcome already holds), or a refusal. */
export type Decision<Event, Refusal extends Refused = Refused> = readonly Event[] | Refusal;
