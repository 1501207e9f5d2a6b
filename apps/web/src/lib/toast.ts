import { create } from 'zustand';
import type { ApiFailure } from './api-answer.ts';

export type ToastKind = 'success' | 'error' | 'info';
export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
}

interface Toasts {
  messages: readonly ToastMessage[];
  /** What a limit refused: it stays until it is closed, with the ways on. */
  refused: ApiFailure | null;
}

export const useToasts = create<Toasts>(() => ({ messages: [], refused: null }));
let nextId = 1;

export function dismissToast(id: number): void {
  useToasts.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
}

/** Tells of a limit in a dialog of its own, which can be used over another that is open. */
export const tellRefused = (refused: ApiFailure | null): void => useToasts.setState({ refused });

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
