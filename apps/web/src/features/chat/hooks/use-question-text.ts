import { QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../model/drafts.ts';

const SENTENCE_END = /[。！？.!?]$/;

/**
 * The question as it is written: what is put in from outside, added to it, and whether it is too long. It is kept under the
 * composer's name, so that going elsewhere and coming back loses nothing.
 * @param focusOn the field takes the focus whenever this becomes another one, and is not null
 */
export function useQuestionText(composer: string, initial: string, focusOn: string | number | null) {
  const [text, setText] = useState(() => initial || readDraft(composer));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!initial) return;
    setText(initial);
    field.current?.focus();
  }, [initial]);
  useEffect(() => keepDraft(composer, text), [composer, text]);
  useEffect(() => {
    // On a phone the keyboard would cover what was asked for.
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    if (focusOn !== null && !isTouched) field.current?.focus({ preventScroll: true });
  }, [focusOn]);
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
