/** Online state by account, part of the chat's state. */
export type StateWithPresence = { chat: { online: Readonly<Record<string, boolean>> } };

/** null: unknown yet. */
export function selectIsOnline({ chat }: StateWithPresence, accountId: string): boolean | null {
  return chat.online[accountId] ?? null;
}
