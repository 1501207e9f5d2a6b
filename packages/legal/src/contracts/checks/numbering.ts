import type { Clause } from '../contract.ts';
import type { Check } from './check.ts';
import { spanOn } from './check-lines.ts';

/** Clause numbers that come twice, are left out or stand out of order. */
export const checkNumbering: Check = ({ contract }) => {
  const body = contract.clauses.filter(({ section }) => section === 'body');
  const style = body.some((clause) => clause.style === 'article') ? 'article' : 'han';
  const sequence = body.filter(
    (clause) =>
      clause.style === style && clause.ordinal !== null && (style === 'article' || clause.depth === 0),
  );
  if (sequence.length < 4) return [];
  const odd = sequence.filter((clause, index) => {
    const before = sequence[index - 1];
    return before !== undefined && clause.ordinal !== (before.ordinal ?? 0) + 1 && clause.ordinal !== 1;
  });
  // Many breaks are another way of counting, not slips.
  if (odd.length === 0 || odd.length > Math.max(3, sequence.length / 4)) return [];
  const all = sequence.map(({ label }) => label);
  const twice = [...new Set(all.filter((label, index) => all.indexOf(label) !== index))];
  return [
    {
      spans: odd.map(spanOfLabel),
      clauseId: odd[0]?.id ?? null,
      detail: {
        zh: `条款编号不连续：${odd.map((clause) => `“${before(sequence, clause)}”之后为“${clause.label}”`).join('，')}${twice.length > 0 ? `；${twice.join('、')}出现两次` : ''}。`,
        en: `The numbers do not run on: ${odd.map((clause) => `${before(sequence, clause)} is followed by ${clause.label}`).join(', ')}.`,
      },
    },
  ];
};

const before = (sequence: readonly Clause[], clause: Clause) =>
  sequence[sequence.indexOf(clause) - 1]?.label ?? '';

function spanOfLabel(clause: Clause) {
  const [line] = clause.lines;
  if (!line) return { blockId: '', start: 0, end: 0 };
  const at = Math.max(0, line.text.indexOf(clause.label));
  return spanOn(line, at, at + clause.label.length);
}
