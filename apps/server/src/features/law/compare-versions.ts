import type { compareVersions as endpoint } from '@mingfa/contract/law';
import { alignProvisions } from '@mingfa/legal/statute/align-provisions';
import { type MovedPiece, markMoved } from '@mingfa/legal/statute/mark-moved';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { lawArticle } from '../../db/schema/law.ts';
import { breather } from '../../engine/breathe.ts';
import { readLibrary } from '../../engine/library/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { describeVersion } from './describe-law.ts';
import type { LawContext } from './law-context.ts';

type Comparison = z.infer<(typeof endpoint)['output']>;
type Side = NonNullable<Comparison['rows'][number]['left']>;

/** Two versions of a law side by side, article by article, with differing words. Other requests get their turn meanwhile. */
export async function compareVersions(
  context: Pick<LawContext, 'db' | 'clock'>,
  input: { lawId: string; left: string; right: string },
): Promise<Comparison> {
  const index = await readLibrary(context);
  const law = index.laws.get(input.lawId);
  const [left, right] = [index.versions.get(input.left), index.versions.get(input.right)];
  if (!law || left?.lawId !== law.id || right?.lawId !== law.id) throw new AppError('not_found');
  const [leftArticles, rightArticles] = [
    await readSides(context, left.id),
    await readSides(context, right.id),
  ];
  const breathe = breather();
  const pairs = await alignProvisions(
    leftArticles.map(({ articleKey, text }) => ({ key: articleKey, text })),
    rightArticles.map(({ articleKey, text }) => ({ key: articleKey, text })),
    breathe,
  );
  const sides = pairs.map((pair) => ({
    left: pair.left === null ? null : (leftArticles[pair.left] ?? null),
    right: pair.right === null ? null : (rightArticles[pair.right] ?? null),
  }));
  const pieces = await markMoved(
    sides.map((row) => ({ left: row.left?.text ?? null, right: row.right?.text ?? null })),
    breathe,
  );
  const rows = sides.map((row, at) => ({
    ...row,
    change: changeOf(row.left, row.right, pieces[at] ?? []),
    pieces: (pieces[at] ?? []).map((piece) => describePiece(piece, sides)),
  }));
  const today = todayInChina(context.clock);
  return { left: describeVersion(law, left, today), right: describeVersion(law, right, today), rows };
}

type Row = Comparison['rows'][number];

function changeOf(left: Side | null, right: Side | null, pieces: readonly MovedPiece[]): Row['change'] {
  // All that it said stands elsewhere.
  if (!(left && right) && pieces.length > 0 && pieces.every((piece) => 'other' in piece)) return 'moved';
  if (!left) return 'added';
  if (!right) return 'removed';
  if (left.text !== right.text) return 'changed';
  return left.articleKey === right.articleKey ? 'same' : 'moved';
}

function describePiece(
  piece: MovedPiece,
  sides: readonly Pick<Row, 'left' | 'right'>[],
): Row['pieces'][number] {
  if (!('other' in piece)) return piece;
  const other = sides[piece.other];
  const side = piece.kind === 'moved_away' ? other?.right : other?.left;
  return { kind: piece.kind, text: piece.text, place: side?.label ?? '' };
}

function readSides(context: Pick<LawContext, 'db'>, versionId: string): Promise<Side[]> {
  return context.db
    .select({ articleKey: lawArticle.key, label: lawArticle.label, text: lawArticle.text })
    .from(lawArticle)
    .where(eq(lawArticle.versionId, versionId))
    .orderBy(asc(lawArticle.position));
}
