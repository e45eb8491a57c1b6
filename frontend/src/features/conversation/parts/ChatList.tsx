import { useState } from 'react';
import { announceSearch, useHeaderSearch } from '../../../browser/header-search.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { PhoneBell } from '../../../ui/page/PhoneBell.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useListChatsQuery } from '../api.ts';
import { chatEn } from '../chat.en.ts';
import { ChatListRow } from './ChatListRow.tsx';
import { NoChats } from './NoChats.tsx';
import { chatFilters, shownChats, type ChatFilter } from '../shown-chats.ts';
import type { With } from '../use-conversation.ts';

/** The user's conversations, latest first. On phones it has the search that the header has on wide screens. */
export function ChatList({ whom, className }: { whom: With | null; className?: string }) {
  const t = useText(chatEn);
  const { pathname } = useLocation();
  const [filter, setFilter] = useState<ChatFilter>('all');
  const query = useHeaderSearch();
  const chats = useListChatsQuery();
  return (
    <section
      aria-label={t('conversations')}
      className={cx(
        'relative flex-col lg:w-85 lg:shrink-0 lg:border-r lg:border-line lg:bg-surface lg:pt-5',
        className,
      )}
    >
      <div className="lg:px-6">
        <div className="flex items-center justify-between">
          <p aria-hidden="true" className="text-28 font-title lg:text-22">
            {t('messages')}
          </p>
          <PhoneBell />
        </div>
        <SearchField
          look="pill"
          label={t('search')}
          onChange={({ target }) => announceSearch({ query: target.value, pathname })}
          className="mt-3 lg:hidden"
        />
        <SegmentedControl
          wide
          className="mt-3"
          label={t('show')}
          value={filter}
          onChange={setFilter}
          options={chatFilters.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <div className="relative mt-3 min-h-0 flex-1 overflow-y-auto max-lg:-mx-2 lg:px-3 lg:pb-4">
        <Fetched
          of={chats}
          failed={t('listFailed')}
          waiting={
            <div className="px-3">
              <SkeletonList rows={6} />
            </div>
          }
        >
          {({ items }) => {
            const isOpen = (item: (typeof items)[number]) =>
              whom !== null &&
              ('partnerId' in whom ? whom.partnerId === item.partner.id : whom.bookingId === item.bookingId);
            const shown = shownChats(items, { filter, query, openId: items.find(isOpen)?.partner.id ?? null });
            if (shown.length === 0)
              return (
                <NoChats any={items.length > 0} filter={filter} query={query} onShowAll={() => setFilter('all')} />
              );
            return (
              <ul>
                {shown.map((item) => (
                  <li key={item.conversationId}>
                    <ChatListRow item={item} isOpen={isOpen(item)} />
                  </li>
                ))}
              </ul>
            );
          }}
        </Fetched>
      </div>
    </section>
  );
}
