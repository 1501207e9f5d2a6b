import type { PassageTurn } from '@mingfa/contract/evidence';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { documentPart, type documentSegment } from '../../../db/schema/document.ts';

type SegmentRow = Pick<typeof documentSegment.$inferSelect, 'id' | 'text' | 'timeStart'>;

interface SpokenBlock extends Record<string, unknown> {
  segment: string;
  text: string;
  startMs: number;
  endMs: number;
  timing: PassageTurn['timing'] | null;
  state: PassageTurn['state'] | null;
}

/** The turns of passages of recordings, by the ids of their segments: when each was said, and where in the passage it stands. */
export async function findTurns(
  db: Database,
  segments: readonly SegmentRow[],
): Promise<Map<string, PassageTurn[]>> {
  const spoken = segments.filter(({ timeStart }) => timeStart !== null);
  if (spoken.length === 0) return new Map();
  const wanted = sql.join(
    spoken.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const numberOf = (id: ReturnType<typeof sql>) => sql`substr(${id}, 2)::int`;
  const { rows } = await db.execute<SpokenBlock>(sql`
    select segment.id as segment, turn.block ->> 'text' as text,
      (turn.block -> 'time' ->> 'startMs')::float8 as "startMs",
      (turn.block -> 'time' ->> 'endMs')::float8 as "endMs", turn.block -> 'time' ->> 'timing' as timing,
      turn.block ->> 'turnState' as state
    from document_segment segment
    join ${documentPart} part on part.document_id = segment.document_id
      and ${numberOf(sql`part.blocks -> 0 ->> 'id'`)} <= ${numberOf(sql`segment.last_block_id`)}
      and ${numberOf(sql`part.blocks -> -1 ->> 'id'`)} >= ${numberOf(sql`segment.first_block_id`)}
    cross join lateral jsonb_array_elements(part.blocks) with ordinality as turn (block, place)
    where segment.id in (${wanted}) and turn.block ? 'time'
      and ${numberOf(sql`turn.block ->> 'id'`)}
        between ${numberOf(sql`segment.first_block_id`)} and ${numberOf(sql`segment.last_block_id`)}
    order by segment.id, part.number, turn.place`);
  return new Map(
    spoken.map(({ id, text }) => [
      id,
      placeTurns(
        text,
        rows.filter(({ segment }) => segment === id),
      ),
    ]),
  );
}

/** Each line of a passage is a turn, or a stretch of a long one; what somebody wrote into it since is nobody's. */
function placeTurns(text: string, blocks: readonly SpokenBlock[]): PassageTurn[] {
  const turns: PassageTurn[] = [];
  let next = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const said = line.trim();
    const at = blocks.findIndex((block, place) => place >= next && said !== '' && block.text.includes(said));
    const block = blocks[at];
    if (block) {
      const { startMs, endMs, timing, state } = block;
      turns.push({
        ...{ startMs, endMs, start, end: start + line.length, state: state ?? 'imported' },
        ...(timing ? { timing } : {}),
      });
      next = at;
    }
    start += line.length + 1;
  }
  return turns;
}
