import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Badge } from '../showing/Badge.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import { cx } from '../class-names.ts';

interface Props<Value extends string> {
  label: string;
  items: readonly {
    value: Value;
    label: string;
    count?: number;
    /** There are more than `count`. */ capped?: boolean | undefined;
  }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Right of the tabs; shrinks first. */
  end?: ReactNode;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Underlined tabs that scroll sideways. */
export function Tabs<Value extends string>({ label, items, value, onChange, end, children }: Props<Value>) {
  const choose = (next: string) => {
    const item = items.find((one) => one.value === next);
    if (item) onChange(item.value);
  };
  const list = useChosenInSight<HTMLDivElement>(`${value} ${items.map(({ count }) => count).join()}`);
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <div className="flex items-center gap-4 border-b border-line">
        <RadixTabs.List
          ref={list}
          aria-label={label}
          className="scrollbar-none scroll-edges flex min-w-0 flex-auto gap-6 overflow-x-auto"
        >
          {items.map((item) => (
            <RadixTabs.Trigger
              key={item.value}
              value={item.value}
              className={cx(
                'motion-quick inline-flex min-h-11 shrink-0 items-center gap-2 text-14 font-strong text-muted',
                'outline-offset-[-2px] hover:text-ink data-[state=active]:text-ink',
                'data-[state=active]:shadow-[inset_0_-2px_0_var(--brand)]',
              )}
            >
              {item.label}
              {item.count !== undefined && (
                <Badge
                  count={item.count}
                  exact
                  capped={item.capped}
                  tone={item.value === value ? 'brand' : 'neutral'}
                />
              )}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {end && <div className="min-w-0 shrink-999 truncate text-14 text-muted">{end}</div>}
      </div>
      <RadixTabs.Content value={value} className="rounded-12 pt-4">
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
