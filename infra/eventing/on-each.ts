/** Handlers for every event type of a group. */
export function onEach<const Type extends string, Handler>(
  group: readonly Type[],
  handler: Handler,
): { readonly [OneOf in Type]: Handler } {
  // The keys are the group's types.
  return Object.fromEntries(group.map((type) => [type, handler])) as { [OneOf in Type]: Handler };
}
