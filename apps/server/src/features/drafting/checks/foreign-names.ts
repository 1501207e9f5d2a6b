import type { DraftFinding } from '@mingfa/contract/draft-check';
import { and, eq, ne, sql } from 'drizzle-orm';
import { matter } from '../../../db/schema/drafting.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { MatterRow } from '../own-rows.ts';
import { type CheckedDraft, finding } from './checked-draft.ts';
import { namesParty, OWN } from './party-names.ts';

const NAMES_MAX = 5000;

/** Names of parties of the caller's other matters that stand in a draft and are nobody's here: left over from a copy. */
export async function findForeignNames(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { id, sheet }: Pick<MatterRow, 'id' | 'sheet'>,
  { catalog, text }: CheckedDraft,
): Promise<DraftFinding[]> {
  const own = Object.entries(sheet.entries).flatMap(([path, { chosen }]) =>
    path.endsWith('/name') || namesParty(catalog, path) ? [plain(String(chosen.value))] : [],
  );
  const rows = await db
    .selectDistinct({
      path: sql<string>`regexp_replace(entry.key, '/[^/]*/', '/row/')`,
      name: sql<string>`entry.value -> 'chosen' ->> 'value'`,
    })
    .from(sql`${matter}, jsonb_each(${matter.sheet} -> 'entries') as entry`)
    .where(
      and(
        eq(matter.ownerId, caller.userId),
        ne(matter.id, id),
        sql`(entry.key like '%/name' or starts_with(entry.key, ${OWN}))`,
      ),
    )
    .limit(NAMES_MAX);
  const foreign = new Set(
    rows
      .filter(({ path }) => namesParty(catalog, path))
      .map(({ name }) => plain(name))
      // A name that is part of one of ours is found wherever ours stands.
      .filter((name) => name.length >= 2 && !own.some((ours) => ours.includes(name))),
  );
  const words = plain(text);
  return [...foreign]
    .filter((name) => words.includes(name))
    .map((name) => {
      const said = {
        zh: `“${name}”是您另一个案件的当事人，本案没有这个人，请核对是不是从别的文书带来的`,
        en: `“${name}” is a party of another matter of yours and of none here: left over from another document?`,
      };
      return finding('foreign_name', 'warning', said, { quote: name });
    });
}

/** A name is the same with a space in it: 王　强. */
const plain = (words: string): string => words.replace(/[\s\u3000]/gu, '');
