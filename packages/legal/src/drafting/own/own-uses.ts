import type { OwnBlock, OwnPiece, OwnTableRow, OwnText } from './own-template.ts';

/** A section around a place of the text. */
export interface AroundUse {
  name: string;
  inverted: boolean;
}

/** How the text uses a name. */
export interface OwnUse {
  name: string;
  /** It stands as a value somewhere. */
  isPrinted: boolean;
  /** It opens a section somewhere. */
  isSection: boolean;
  /** Names that stand within its sections. */
  inner: ReadonlySet<string>;
  /** The sections around each place where it stands, the outermost first. */
  around: readonly (readonly AroundUse[])[];
  /** What stands right behind it, where it is a value: 元, %. */
  unit: string;
}

interface Gathered {
  name: string;
  isPrinted: boolean;
  isSection: boolean;
  inner: Set<string>;
  around: (readonly AroundUse[])[];
  unit: string;
}

/** Every name of a text, in its order, with how it is used. */
export function ownUses({ body, headers, footers }: OwnText): OwnUse[] {
  const uses = new Map<string, Gathered>();
  const see = (name: string, around: readonly AroundUse[]): Gathered => {
    const held = uses.get(name) ?? {
      ...{ name, isPrinted: false, isSection: false, inner: new Set<string>(), around: [], unit: '' },
    };
    uses.set(name, held);
    held.around.push([...around]);
    for (const outer of around) uses.get(outer.name)?.inner.add(name);
    return held;
  };
  const section = ({ name, inverted }: AroundUse, around: readonly AroundUse[]): readonly AroundUse[] => {
    see(name, around).isSection = true;
    return around.some((outer) => outer.name === name) ? around : [...around, { name, inverted }];
  };
  const pieces = (of: readonly OwnPiece[], around: readonly AroundUse[]): void => {
    for (const [at, piece] of of.entries()) {
      if (piece.kind === 'section') pieces(piece.of, section(piece, around));
      if (piece.kind !== 'field') continue;
      const held = see(piece.name, around);
      const next = of[at + 1];
      held.isPrinted = true;
      held.unit ||= next?.kind === 'words' ? (next.text.trimStart()[0] ?? '') : '';
    }
  };
  const rows = (of: readonly OwnTableRow[], around: readonly AroundUse[]): void => {
    for (const row of of) {
      if (row.kind === 'section') rows(row.of, section(row, around));
      else for (const cell of row.cells) blocks(cell.of, around);
    }
  };
  const blocks = (of: readonly OwnBlock[], around: readonly AroundUse[]): void => {
    for (const block of of) {
      if (block.kind === 'paragraph') pieces(block.of, around);
      else if (block.kind === 'table') rows(block.rows, around);
      else blocks(block.of, section(block, around));
    }
  };
  for (const part of [body, headers, footers]) blocks(part, []);
  return [...uses.values()];
}
