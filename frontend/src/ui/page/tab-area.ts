import { createContext, useContext } from 'react';
import { useTitle } from './use-title.ts';

/** Name of the area that tabs show after a screen's name, where there is one: "Payments · Admin · Suki". */
export const TabArea = createContext('');

export function useAreaTitle(title: string): void {
  const area = useContext(TabArea);
  useTitle(area === '' || area === title ? title : `${title} · ${area}`);
}
