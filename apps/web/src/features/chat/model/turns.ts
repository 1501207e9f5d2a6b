import type { Message } from '@mingfa/contract/chat';

/** A question with what followed it; the first of a page may be without its question. */
export interface Turn {
  key: string;
  messages: readonly Message[];
}

/** Parts messages into turns, each from one question to the next. */
export function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: { key: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last && message.role !== 'user') last.messages.push(message);
    else turns.push({ key: message.messageId, messages: [message] });
  }
  return turns;
}
