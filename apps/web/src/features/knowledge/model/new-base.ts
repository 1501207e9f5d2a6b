/** Handed to the screen of a new base by an example or a drop, in the history entry's state. */
export interface NewBaseState {
  name?: string;
}

/** The address of the screen that builds a base; `new` makes one. */
export const baseAddress = (konId: string) => `/knowledge_base_create/${konId}`;
export const NEW_BASE = 'new';
