import type { JudgmentSection, SectionKind } from './judgment-reading.ts';
import { partOf, sentencesOf, type TextLine, type TextSentence } from './lay-out-text.ts';
import { claimsWithin, cueOf, isFurtherIssue, issuesWithin, RULING_OPENS } from './section-cues.ts';

/** Where the parts of a document's body lie, by positions in its lines. */
export interface BodyBounds {
  /** First and behind the last line of the parties; equal where there is no list. */
  partiesFrom: number;
  partiesTo: number;
  /** First line of the signatures. */
  signaturesFrom: number;
}

/** A section while it is being read. */
type Draft = JudgmentSection & { voice: string };

/**
 * Splits the document of a court in sections. Each sentence is asked what it opens; one that opens nothing belongs to the
 * section before it.
 */
export function splitSections(lines: readonly TextLine[], bounds: BodyBounds): JudgmentSection[] {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  const open = (kind: SectionKind, at: TextSentence, own: boolean, voice = '') => {
    note(seen, kind, voice);
    const last = drafts.at(-1);
    if (last && last.kind === kind && (last.voice === voice || kind === 'claims')) return;
    drafts.push({ kind, start: at.start, end: at.end, line: at.number, own, voice });
  };
  const first = lines[bounds.partiesFrom];
  if (first && bounds.partiesTo > bounds.partiesFrom) open('parties', first, true);
  const ruling = findRuling(lines, bounds);
  let isListing = false;
  const body = lines.slice(bounds.partiesTo, bounds.signaturesFrom);
  for (const [index, line] of body.entries()) {
    const position = bounds.partiesTo + index;
    for (const [sentenceIndex, sentence] of sentencesOf(line).entries()) {
      const isFirst = drafts.length === 0 || drafts.at(-1)?.kind === 'parties';
      if (ruling && sentence.start >= ruling.start) {
        openBehindRuling(open, sentence, sentence.start === ruling.start);
        continue;
      }
      const cue = cueOf(sentence, {
        isFirst,
        atLineStart: sentenceIndex === 0,
        within: drafts.at(-1)?.kind ?? null,
        seen,
      });
      if (isListing && !isFurtherIssue(sentence.flat)) {
        isListing = false;
        if (!cue) open('reasoning', sentence, true, 'own');
      }
      if (cue) open(cue.kind, partOf(sentence, cue.from, sentence.flat.length), cue.own, cue.voice);
      else if (isFirst) {
        open('procedure', sentence, true);
        const asked = claimsWithin(sentence.flat);
        if (asked !== null) open('claims', partOf(sentence, asked, sentence.flat.length), true);
      }
      const last = drafts.at(-1);
      const listed = last?.kind === 'reasoning' && last.own ? issuesWithin(sentence.flat) : null;
      if (listed !== null) {
        open('issues', partOf(sentence, listed, sentence.flat.length), true);
        isListing = true;
      }
      if (
        ruling &&
        position === ruling.position &&
        ruling.start > sentence.start &&
        ruling.start < sentence.end
      ) {
        open('ruling', partOf(sentence, ruling.start - sentence.start, sentence.flat.length), true);
      }
    }
  }
  return closed(drafts, lines[bounds.signaturesFrom - 1]?.end ?? 0);
}

/** Notes that a kind was opened, and by whom: own-reasoning, own-facts, asked-here, asked-below. */
function note(seen: Set<string>, kind: SectionKind, voice: string): void {
  seen.add(kind);
  if (voice === 'own') seen.add(`own-${kind}`);
  if (kind === 'claims' && voice !== '') seen.add(`asked-${voice}`);
}

function openBehindRuling(
  open: (kind: SectionKind, at: TextSentence, own: boolean) => void,
  sentence: TextSentence,
  isStart: boolean,
): void {
  if (isStart) open('ruling', sentence, true);
  else if (COSTS.test(sentence.flat)) open('costs', sentence, true);
  else if (REMEDY.test(sentence.flat)) open('appeal', sentence, true);
}

const COSTS =
  /^(?:(?:本案|一审|二审|原审|再审|本诉|反诉|上诉|首次|公告|减半收取)?(?:的)?(?:诉讼|案件|上诉|申请|执行)?(?:受理|申请|保全|鉴定|公告|执行|评估|诉讼|支付令|翻译)?费(?:用)?|(?:一|二|再)审(?:本诉|反诉)?案件受理费|案件受理费|本案(?:诉讼|受理)费|(?:[^，。]{0,12})受理费)[^。]{0,200}(?:元|负担|承担|收取|免|交纳)/;
const REMEDY =
  /^(?:如|若)?(?:当事人|双方|原告|被告|申请人|各方)?(?:对|如)?[^，。]{0,20}不服(?:本|第一审)|^(?:如|若)不服|^本(?:判决|裁定|决定|调解书|通知|令|判决书|裁定书|决定书)[^。]{0,30}(?:终审|发生(?:法律)?效力|生效|具有法律效力|不得上诉)|^(?:上述|以上)协议[^。]{0,60}(?:本调解书|确认)|^本调解书|^当事人[^。]{0,60}(?:可以|可)[^。]{0,20}(?:上诉|复议|异议)|^债务人[^。]{0,50}异议|^被申请人[^。]{0,50}(?:异议|复议)/;

interface RulingStart {
  start: number;
  position: number;
}

/** Where the first thing ordered stands: behind the last 判决如下 and its kin, else behind 现决定 and its kin. */
function findRuling(lines: readonly TextLine[], bounds: BodyBounds): RulingStart | null {
  for (let position = bounds.signaturesFrom - 1; position >= bounds.partiesTo; position -= 1) {
    const line = lines[position];
    if (!line) continue;
    const opened = [...line.flat.matchAll(RULING_OPENS)].at(-1);
    if (!opened) continue;
    const end = opened.index + opened[0].length;
    const rest = partOf(line, end, line.flat.length);
    if (rest.flat !== '') return { start: rest.start, position };
    const next = lines[position + 1];
    return next && position + 1 < bounds.signaturesFrom
      ? { start: next.start, position: position + 1 }
      : null;
  }
  return findInlineRuling(lines, bounds);
}

const INLINE_RULING = /(?:现|特|遂|故|据此|本院)(?:依法)?(?:决定|裁定|判决|通知)(?!书|如下|的|，认定)/g;

/** Short decisions order within a sentence: 现决定驳回…. */
function findInlineRuling(lines: readonly TextLine[], bounds: BodyBounds): RulingStart | null {
  for (let position = bounds.signaturesFrom - 1; position >= bounds.partiesTo; position -= 1) {
    const line = lines[position];
    const found = line && [...line.flat.matchAll(INLINE_RULING)].at(-1);
    if (line && found) return { start: line.start + found.index, position };
  }
  return null;
}

function closed(drafts: Draft[], end: number): JudgmentSection[] {
  return drafts.map(({ voice: _, ...section }, index) => ({
    ...section,
    end: drafts[index + 1]?.start ?? Math.max(end, section.end),
  }));
}
