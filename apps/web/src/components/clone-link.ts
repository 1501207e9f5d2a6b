import { createContext } from 'react';

/** The link by which a clone was opened: its picture is shown to whoever names it. */
export const CloneLink = createContext<string | null>(null);
