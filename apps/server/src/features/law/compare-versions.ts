import type { compareVersions as endpoint } from '@mingfa/contract/law';
import { alignProvisions } from '@mingfa/legal/statute/align-provisions';
import { diffWords } from '@mingfa/legal/words/diff-words';
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
  const rows: Comparison['rows'] = [];
  for (const pair of pairs) {
    const a = pair.left === null ? null : (leftArticles[pair.left] ?? null);
    const b = pair.right === null ? null : (rightArticles[pair.right] ?? null);
    rows.push({ ...describeChange(a, b), left: a, right: b });
    await breathe();
  }
  const today = todayInChina(context.clock);
  return { left: describeVersion(law, left, today), right: describeVersion(law, right, today), rows };
}

function describeChange(
  left: Side | null,
  right: Side | null,
): Pick<Comparison['rows'][number], 'change' | 'pieces'> {
  if (!left) return { change: 'added', pieces: [] };
  if (!right) return { change: 'removed', pieces: [] };
  if (left.text === right.text) {
    return { change: left.articleKey === right.articleKey ? 'same' : 'moved', pieces: [] };
  }
  return { change: 'changed', pieces: diffWords(left.text, right.text) };
}

function readSides(context: Pick<LawContext, 'db'>, versionId: string): Promise<Side[]> {
  return context.db
    .select({ articleKey: lawArticle.key, label: lawArticle.label, text: lawArticle.text })
    .from(lawArticle)
    .where(eq(lawArticle.versionId, versionId))
    .orderBy(asc(lawArticle.position));
}
