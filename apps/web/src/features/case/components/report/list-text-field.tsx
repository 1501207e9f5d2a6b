import { useState } from 'react';
import { TextField } from '../../../../components/fields/text-field.tsx';

interface ListTextFieldProps {
  label: string;
  help?: string;
  gap?: string | null;
  placeholder?: string;
  items: readonly string[];
  /** So many items, each so long. */
  most: number;
  itemMax: number;
  /** A line for each item; without it they stand in one line between `、`. */
  rows?: number;
  onChange: (items: string[]) => void;
}

/** A short list written as one text; separators may be typed freely. */
export function ListTextField({ items, most, itemMax, rows, onChange, ...field }: ListTextFieldProps) {
  const inLines = rows !== undefined;
  const [text, setText] = useState(items.join(inLines ? '\n' : '、'));
  const read = (typed: string) =>
    typed
      .split(inLines ? /\n+/ : /[、,，;；\n]+/)
      .map((item) => item.trim().slice(0, itemMax))
      .filter(Boolean)
      .slice(0, most);
  return (
    <TextField
      {...field}
      {...(inLines ? { rows } : {})}
      value={text}
      maxLength={most * (itemMax + 1)}
      onChange={(typed) => {
        setText(typed);
        onChange(read(typed));
      }}
    />
  );
}
