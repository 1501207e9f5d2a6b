import type { Language } from '@mingfa/contract/values';
import { resolveOverlaps } from '@mingfa/legal/contracts/resolve-overlaps';
import type { FindingRow } from './own-rows.ts';

interface OverlapWords {
  joins: (titles: string) => string;
  isJoined: (title: string) => string;
  givesWay: (title: string) => string;
}

const WORDS: Record<Language, OverlapWords> = {
  'zh-CN': {
    joins: (titles) => `本条建议与${titles}涉及同一处文字，导出的修订已将两处措辞合并。`,
    isJoined: (title) => `与“${title}”涉及同一处文字，导出时本条措辞并入该条修订。`,
    givesWay: (title) =>
      `与“${title}”涉及同一处文字，导出时以较重的该条措辞为准，本条只作批注；不采纳该条时，改用本条。`,
  },
  en: {
    joins: (titles) => `It concerns the same words as ${titles}; the exported change holds both wordings.`,
    isJoined: (title) =>
      `It concerns the same words as “${title}”; its wording is exported within that change.`,
    givesWay: (title) =>
      `It concerns the same words as “${title}”, whose wording is exported as the graver one, this as a comment; reject that finding to have this wording instead.`,
  },
};

/**
 * Findings as they are written into the file: where several replace the same words one change holds them, or the graver wins,
 * and the reason of each says so. Those rejected stand back.
 */
export function resolveFindings(findings: readonly FindingRow[], language: Language): FindingRow[] {
  const words = WORDS[language];
  const open = findings.filter(({ decision }) => decision !== 'rejected');
  const resolved = resolveOverlaps(open);
  const title = (at: number) => open[at]?.title ?? '';
  const byId = new Map(
    open.map((finding, at) => {
      const { action, suggestion, joined, givesWayTo } = resolved[at] ?? {
        ...finding,
        joined: [],
        givesWayTo: null,
      };
      const note = givesWayTo
        ? (givesWayTo.isJoined ? words.isJoined : words.givesWay)(title(givesWayTo.at))
        : joined.length > 0
          ? words.joins(joined.map((one) => `“${title(one)}”`).join(language === 'en' ? ', ' : '、'))
          : '';
      const space = language === 'en' && note !== '' ? ' ' : '';
      return [
        finding.id,
        { ...finding, action, suggestion, reason: `${finding.reason}${space}${note}` },
      ] as const;
    }),
  );
  return findings.map((finding) => byId.get(finding.id) ?? finding);
}

/** The same findings with what they say of each other; each keeps its own wording, to be decided on. */
export function noteOverlaps(findings: readonly FindingRow[], language: Language): FindingRow[] {
  const resolved = resolveFindings(findings, language);
  return findings.map((finding, at) => ({ ...finding, reason: resolved[at]?.reason ?? finding.reason }));
}
