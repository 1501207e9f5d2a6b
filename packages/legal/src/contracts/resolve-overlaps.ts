import type { Span } from './contract.ts';

/** What is needed of a finding to tell whose wording is written. */
export interface Wording {
  level: 'high' | 'medium' | 'low';
  action: 'replace' | 'insert' | 'comment';
  /** The first is the place replaced. */
  spans: readonly Span[];
  quote: string;
  suggestion: string;
}

/** What becomes of a finding's wording beside others of the same words. */
export interface ResolvedWording {
  action: Wording['action'];
  suggestion: string;
  /** Positions of findings whose wording is within this one's. */
  joined: number[];
  /** Position of the finding whose wording is written instead, this one's within it or not. */
  givesWayTo: { at: number; isJoined: boolean } | null;
}

const GRAVITY = { high: 0, medium: 1, low: 2 };

interface KeptSuggestion {
  at: number;
  span: Span;
  suggestion: string;
  joined: number[];
}

/**
 * Of replacements of the same words one is written: where one lies within the other (20年 in a sentence that is added to) both are,
 * the inner one in the words of the outer; else the graver. Of equally grave ones that wins which takes words away before one that
 * only adds to them, then the longer.
 */
export function resolveOverlaps(findings: readonly Wording[]): ResolvedWording[] {
  const kept: KeptSuggestion[] = [];
  const lost = new Map<number, number>();
  for (const at of inGravity(findings)) {
    const finding = findings[at];
    const span = finding?.spans[0];
    if (!finding || !span || finding.action !== 'replace') continue;
    const others = kept.filter((one) => overlap(one.span, span));
    const [other] = others;
    if (!other) {
      kept.push({ at, span, suggestion: finding.suggestion, joined: [] });
      continue;
    }
    if (others.length === 1 && isWithin(span, other.span)) {
      const merged = putInto(other.suggestion, finding.quote, finding.suggestion);
      if (merged !== null) {
        other.suggestion = merged;
        other.joined.push(at);
      }
      lost.set(at, other.at);
      continue;
    }
    const host = hostOf(findings, at, others);
    if (host === null) {
      lost.set(at, other.at);
      continue;
    }
    for (const one of others) {
      kept.splice(kept.indexOf(one), 1);
      lost.set(one.at, at);
    }
    kept.push({ at, span, ...host });
  }
  return findings.map((finding, at) => resolved(finding, at, kept, lost));
}

function resolved(
  finding: Wording,
  at: number,
  kept: readonly KeptSuggestion[],
  lost: ReadonlyMap<number, number>,
): ResolvedWording {
  const own = kept.find((one) => one.at === at);
  if (own) return { action: 'replace', suggestion: own.suggestion, joined: own.joined, givesWayTo: null };
  if (!lost.has(at)) return { ...pick(finding), joined: [], givesWayTo: null };
  // The one it gave way to may itself have become part of another.
  let to = at;
  for (let next = lost.get(to); next !== undefined; next = lost.get(to)) to = next;
  const isJoined = kept.some((one) => one.at === to && one.joined.includes(at));
  return { ...pick(finding), action: 'comment', joined: [], givesWayTo: { at: to, isJoined } };
}

const pick = ({ action, suggestion }: Wording) => ({ action, suggestion });

/** The wording of an outer finding with those already kept inside it; null where one of them finds no place. */
function hostOf(
  findings: readonly Wording[],
  at: number,
  others: readonly KeptSuggestion[],
): Pick<KeptSuggestion, 'suggestion' | 'joined'> | null {
  const finding = findings[at];
  const span = finding?.spans[0];
  if (!finding || !span) return null;
  let { suggestion } = finding;
  const joined: number[] = [];
  for (const other of others) {
    if (!isWithin(other.span, span)) return null;
    const merged = putInto(suggestion, findings[other.at]?.quote ?? '', other.suggestion);
    if (merged === null) return null;
    suggestion = merged;
    joined.push(other.at, ...other.joined);
  }
  return { suggestion, joined };
}

/** Puts words in the place of others that stand there exactly once. */
function putInto(text: string, quote: string, words: string): string | null {
  const first = text.indexOf(quote);
  if (quote === '' || first === -1 || text.indexOf(quote, first + 1) !== -1) return null;
  return text.slice(0, first) + words + text.slice(first + quote.length);
}

function inGravity(findings: readonly Wording[]): number[] {
  const rank = (one: Wording | undefined) => {
    const [span] = one?.spans ?? [];
    return {
      gravity: GRAVITY[one?.level ?? 'low'],
      addsOnly: one?.suggestion.includes(one.quote) ? 1 : 0,
      length: span ? span.end - span.start : 0,
    };
  };
  const ranks = findings.map(rank);
  return [...ranks.entries()]
    .toSorted(([, a], [, b]) => a.gravity - b.gravity || a.addsOnly - b.addsOnly || b.length - a.length)
    .map(([at]) => at);
}

const overlap = (a: Span, b: Span) => a.blockId === b.blockId && a.start < b.end && b.start < a.end;
const isWithin = (inner: Span, outer: Span) =>
  inner.start >= outer.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start;
