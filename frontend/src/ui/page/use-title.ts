import { useEffect } from 'react';

/** The browser tab's title: "Bookings · Suki". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Suki`;
  }, [title]);
}
