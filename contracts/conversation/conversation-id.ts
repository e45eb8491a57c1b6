/** The two account ids, sorted, so that both sides find the same conversation (design section 4). */
export function conversationId(one: string, other: string): string {
  return one < other ? `${one}~${other}` : `${other}~${one}`;
}
