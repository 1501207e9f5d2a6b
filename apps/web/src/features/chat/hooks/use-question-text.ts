import { QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import { useEffect, useRef, useState } from 'react';

const SENTENCE_END = /[。！？.!?]$/;

/** The question as it is written: what is put in from outside, added to it, and whether it is too long. */
export function useQuestionText(initial: string, autoFocus: boolean) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!initial) return;
    setText(initial);
    field.current?.focus();
  }, [initial]);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return {
    text,
    setText,
    field,
    isTooLong: text.length > QUESTION_MAX_LENGTH,
    /** Adds a sentence to what is written. */
    add: (sentence: string) => {
      setText((held) => {
        const written = held.trim();
        if (written === '') return sentence;
        return `${held.trimEnd()}${SENTENCE_END.test(written) ? '' : '。'}${sentence}`;
      });
      field.current?.focus();
    },
  };
}
