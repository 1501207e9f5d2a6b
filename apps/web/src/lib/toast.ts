import { create } from 'zustand';

export type ToastKind = 'success' | 'error' | 'info';
export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
}

export const useToasts = create<{ messages: readonly ToastMessage[] }>(() => ({ messages: [] }));
let nextId = 1;

export function dismissToast(id: number): void {
  useToasts.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
}

function show(kind: ToastKind, text: string): void {
  const id = nextId++;
  // The same words twice are one message; the newest three are kept.
  useToasts.setState(({ messages }) => ({
    messages: [...messages.filter((message) => message.text !== text), { id, kind, text }].slice(-3),
  }));
}

/** Short messages at the top of the page, read out by screen readers. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};
