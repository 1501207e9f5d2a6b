import { useState } from 'react';
import fields from '../../../../components/fields/fields.module.css';
import type { ValueInputProps } from './value-input.tsx';

/** A number as it is being typed: commas, spaces and full-width digits are understood; null is no number. */
function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[,\s¥元%]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

export interface NumberInputProps extends Omit<ValueInputProps, 'definition'> {
  onNonsense: (isNonsense: boolean) => void;
}

/** A number in a field of text: what is no number yet stays as it was typed, and is not sent. */
export function NumberInput({ value, onChange, onNonsense, inputProps }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const held = typeof value === 'number' ? String(value) : '';
  const isOwn = typed !== null && (readNumber(typed) === value || readNumber(typed) === null);
  return (
    <input
      {...inputProps}
      className={`${fields.input} ${inputProps.className}`}
      inputMode="decimal"
      autoComplete="off"
      value={isOwn ? typed : held}
      onChange={({ target }) => {
        const number = readNumber(target.value);
        setTyped(target.value);
        onNonsense(number === null && target.value.trim() !== '');
        if (number !== null) onChange(number);
        else if (target.value.trim() === '') onChange('');
      }}
    />
  );
}
