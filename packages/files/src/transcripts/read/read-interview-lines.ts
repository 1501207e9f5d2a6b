import { CLOCK, readClock } from './read-clock.ts';
import type { SpeakerPart, TranscriptDraft } from './segment-draft.ts';
import { type ToldTurn, withoutGuessed } from './without-guessed.ts';

/** What our own records of a talk say of themselves. */
const OWN_RECORD = /据(?:录音|导入的文字稿|人工录入的文字)整理/;
/** `问（张律师）：……（00:12:05）`: who, what, and behind it the time at which it began. */
const TURN = new RegExp(
  `^(问|答|（说话人不明）|[^：:]{1,60}?)(?:（([^（）]{1,60})）)?[：:]\\s*(.*?)（(约 )?${CLOCK}）$`,
);
/** In the head: who asks and who answers, where somebody gave it. */
const HEAD = /^(谈话人|调查人|被谈话人|被调查人)[：:]\s*([^＿\s].{0,59})$/;
const ASKS = new Set(['谈话人', '调查人']);

/**
 * Reads a 笔录 that this program wrote and that came back, perhaps corrected by hand in Word: the time stands behind what was said, and
 * ends where the next begins. Null for any other text.
 */
export function readInterviewLines(lines: readonly string[]): TranscriptDraft | null {
  const even = lines.map((line) => line.trim());
  if (!even.some((line) => OWN_RECORD.test(line))) return null;
  const people = new Map<string, string>();
  for (const line of even) {
    const [, office = '', name = ''] = HEAD.exec(line) ?? [];
    if (name !== '') people.set(ASKS.has(office) ? '问' : '答', name.trim());
  }
  const parts = new Map<string, SpeakerPart>();
  const turns = even.flatMap((line): ToldTurn[] => {
    const match = TURN.exec(line);
    const startMs = match ? readClock(match, 5) : null;
    if (!match || startMs === null) return [];
    const [, part = '', name, text = ''] = match;
    const speaker = part === '（说话人不明）' ? null : (name ?? people.get(part) ?? part);
    if (speaker !== null && part === '问') parts.set(speaker, 'asks');
    if (speaker !== null && part === '答') parts.set(speaker, 'answers');
    const isGuessed = match[4] !== undefined;
    return [{ isGuessed, turn: { startMs, endMs: null, speaker, text } }];
  });
  return turns.length > 0 ? { ...withoutGuessed(turns), parts } : null;
}
