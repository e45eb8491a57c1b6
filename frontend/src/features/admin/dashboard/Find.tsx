import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Found } from '#contracts/views/platform-overview.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { useLazyFindForStaffQuery } from '../api.ts';
import { dashboardEn } from './dashboard.en.ts';

const pages: Record<Found['kind'], string> = {
  person: '/admin/users',
  booking: '/admin/bookings',
  payment: '/admin/payments',
  payout: '/admin/payouts',
  statement: '/admin/payments/statements',
  ticket: '/admin/tickets',
};

/** Opens a single match, or lists several. */
export function Find() {
  const t = useText(dashboardEn);
  const navigate = useNavigate();
  const [find, { isFetching }] = useLazyFindForStaffQuery();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [failure, setFailure] = useState('');

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const q = text.trim();
    if (!q || isFetching) return;
    const { data, error } = await find({ q });
    setFailure(error ? errorText(error) : '');
    const [only, ...others] = data?.items ?? [];
    if (only && others.length === 0) void navigate(pageOf(only));
    else setFound(data?.items ?? null);
  }

  function change(typed: string) {
    setText(typed);
    setFound(null);
    setFailure('');
  }

  return (
    <search className="relative flex-1 sm:flex-none">
      <form onSubmit={submit}>
        <SearchField
          look="dense"
          label={t('find')}
          value={text}
          maxLength={200}
          onChange={({ target }) => change(target.value)}
          className="min-w-40 sm:w-60"
        />
      </form>
      <div role="status" className="absolute inset-x-0 top-full z-10 mt-1 sm:w-80">
        {failure && <p className="rounded-12 bg-raised px-4 py-3 text-14 shadow-2">{failure}</p>}
        {found?.length === 0 && <p className="rounded-12 bg-raised px-4 py-3 text-14 shadow-2">{t('foundNothing')}</p>}
        {found && found.length > 0 && (
          <ul className="rounded-12 bg-raised py-2 shadow-2">
            {found.map((one) => (
              <li key={`${one.kind} ${one.id}`}>
                <Link to={pageOf(one)} className="block min-h-11 truncate px-4 py-2 text-14 hover:bg-sunken">
                  <span className="mr-2 text-13 text-muted">{t(`found_${one.kind}`)}</span>
                  {one.text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}

function pageOf({ kind, id }: Found): string {
  return `${pages[kind]}/${encodeURIComponent(id)}${kind === 'payout' ? '?friday=all' : ''}`;
}
