import { useState } from 'react';
import fields from '../../../../components/fields/fields.module.css';
import { type NumberKind, readTypedNumber } from '../../../../lib/typed-number.ts';
import type { ValueInputProps } from './value-input.tsx';

export interface NumberInputProps extends Omit<ValueInputProps, 'definition'> {
  kind: NumberKind;
  onNonsense: (isNonsense: boolean) => void;
}

/**
 * A number in a field of text: what is no number is kept as it was typed, so that the paper does not go on with an older one. Who leaves
 * the field sees a number as it was read: 12万 becomes 120000.
 */
export function NumberInput({ kind, value, onChange, onNonsense, inputProps }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const held = value === null ? '' : String(value);
  const read = typed === null ? null : readTypedNumber(typed, kind);
  const isOwn = typed !== null && (read ?? typed.trim()) === (value ?? '');
  return (
    <input
      {...inputProps}
      className={`${fields.input} ${inputProps.className}`}
      inputMode="decimal"
      autoComplete="off"
      value={isOwn ? typed : held}
      onBlur={() => {
        if (read !== null) setTyped(null);
      }}
      onChange={({ target }) => {
        const number = readTypedNumber(target.value, kind);
        setTyped(target.value);
        onNonsense(number === null && target.value.trim() !== '');
        onChange(number ?? target.value.trim());
      }}
    />
  );
}
