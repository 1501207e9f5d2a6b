import { createContext, use } from 'react';
import { today } from '../../../lib/dates.ts';

/** The day whose law the shown answer was checked against. */
export const CheckDay = createContext<string | null>(null);

export function useCheckDay(): string {
  return use(CheckDay) ?? today();
}
