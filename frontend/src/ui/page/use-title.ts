import { useEffect } from 'react';

/** Title of the browser tab: "Bookings · Suki". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Suki`;
  }, [title]);
}
