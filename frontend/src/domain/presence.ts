/** Of the chat's part of the store: who is online, by account. */
export type StateWithPresence = { chat: { online: Readonly<Record<string, boolean>> } };

/** null: nobody has said yet. */
export function selectIsOnline({ chat }: StateWithPresence, accountId: string): boolean | null {
  return chat.online[accountId] ?? null;
}
