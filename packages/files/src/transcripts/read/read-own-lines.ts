import { CLOCK, CLOCK_GROUPS, readClock } from './read-clock.ts';
import type { SegmentDraft, SpeakerPart, TranscriptDraft } from './segment-draft.ts';
import { readPrefix } from './speaker-prefix.ts';
import { type ToldTurn, withoutGuessed } from './without-guessed.ts';

/** What our own transcripts say of themselves, in both languages. */
const OWN_TRANSCRIPT = /^(?:本文件由明法根据|Made with Mingfa from )/;
/** `[00:00:10]〔改字、改时间〕 李建国：…`; the time of a turn whose text came without one is told as `约 00:00:10`. */
const TURN = new RegExp(`^\\[(约 |about )?${CLOCK}\\](?:〔[^〕]*〕)? ?(.*)$`);
const SPEAKERS = /^(?:说话人：|Speakers: )(.+)$/;
const PART = /^(.+?)(?:（([^（）]+)）| \(([^()]+)\))?$/;
const NOTE = /^(?:备注|Note)：/;
/** As the head calls who asks and who answers, in both languages; what was exported comes back with its roles by a test of the server. */
const PARTS: ReadonlyMap<string, SpeakerPart> = new Map<string, SpeakerPart>([
  ['发问方', 'asks'],
  ['应答方', 'answers'],
  ['Asks', 'asks'],
  ['Answers', 'answers'],
]);

/**
 * Reads a transcript that this program wrote as text, Markdown or Word and that came back, perhaps corrected by hand: with the parts that
 * speakers have, and without its head, marks and notes. Null for any other text.
 */
export function readOwnLines(lines: readonly string[]): TranscriptDraft | null {
  const even = lines.map(plainLine);
  if (!even.some((line) => OWN_TRANSCRIPT.test(line))) return null;
  const first = even.findIndex((line) => TURN.test(line));
  const { names, parts } = speakersOf(even.slice(0, Math.max(0, first)));
  const turns: ToldTurn[] = [];
  let isNote = false;
  for (const line of even) {
    const match = TURN.exec(line);
    const startMs = match ? readClock(match, 2) : null;
    if (match && startMs !== null) {
      const rest = match[2 + CLOCK_GROUPS] ?? '';
      isNote = NOTE.test(rest) && !names.some((name) => /^(?:备注|Note)$/.test(name));
      if (!isNote) {
        const turn = { startMs, endMs: null, ...spokenIn(rest, names) };
        turns.push({ isGuessed: match[1] !== undefined, turn });
      }
      continue;
    }
    const last = turns.at(-1)?.turn;
    if (last && !isNote && line !== '') last.text += `\n${line}`;
  }
  return turns.length === 0 ? null : { ...withoutGuessed(turns), parts };
}

/** A line without what Markdown needs: what was quoted above the turns, and marks that were words. */
function plainLine(line: string): string {
  const isMarkdown = /^(?:> |# )?.*\\[[\]\\`*_<>#|~!&.)+=-]/.test(line) || line.startsWith('> ');
  if (!isMarkdown) return line.trim();
  return line
    .replace(/^> /, '')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/\\([\\`*_[\]<>#|~!&.)+=-])/g, '$1')
    .trim();
}

/** Everybody who speaks, as the head names them, with who asks and who answers. */
function speakersOf(head: readonly string[]) {
  const parts = new Map<string, SpeakerPart>();
  const told = head.flatMap((line) => SPEAKERS.exec(line)?.[1] ?? []).at(0);
  const names = (told ?? '').split(/、|, /).flatMap((one) => {
    const [, name, chinese, english] = PART.exec(one.trim()) ?? [];
    if (!name) return [];
    const part = partOf(chinese ?? english);
    if (part) parts.set(name, part);
    return part || !(chinese ?? english) ? [name] : [one.trim()];
  });
  // 说话人 10 before 说话人 1: the longer name is the one that stands there.
  return { names: names.toSorted((one, other) => other.length - one.length), parts };
}

const partOf = (label: string | undefined): SpeakerPart | null => PARTS.get(label ?? '') ?? null;

/** Older files do not name who speaks above; their turns are read as those of any other transcript. */
function spokenIn(rest: string, names: readonly string[]): Pick<SegmentDraft, 'speaker' | 'text'> {
  const named = names.find((name) => rest.startsWith(`${name}：`));
  if (named !== undefined) return { speaker: named, text: rest.slice(named.length + 1) };
  const prefix = names.length === 0 ? readPrefix(rest) : null;
  return { speaker: prefix?.speaker ?? null, text: prefix ? rest.slice(prefix.from) : rest };
}
