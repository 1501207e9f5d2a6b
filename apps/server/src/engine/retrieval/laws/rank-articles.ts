import type { SearchCandidate } from '../../../ports/text-search.ts';
import { type LawEntry, type LibraryIndex, type VersionEntry, versionOnDay } from '../../library/index.ts';

/** An article of the library that bears on the question. */
export interface RankedArticle {
  law: LawEntry;
  /** The version to show. */
  version: VersionEntry;
  articleKey: string;
  /** `digestPlace` of the two: made once for hundreds of articles. */
  place: string;
  /** As the search scored it, and the standing of the text it is in; `score` is both together. */
  relevance: number;
  standing: number;
  score: number;
  /** Neither over nor still to come on the day. */
  inForce: boolean;
}

/**
 * How much a kind of text weighs: 立法法 §98–106 put laws over regulations over departmental and local rules; an
 * interpretation says how a law is applied and stands beside it only where it fits better.
 */
const WEIGHT_OF_KIND: Record<string, number> = {
  宪法: 1,
  法律: 1,
  有关法律问题的决定: 0.9,
  行政法规: 0.8,
  监察法规: 0.8,
  司法解释: 0.8,
  部门规章: 0.65,
  地方性法规: 0.65,
  地方政府规章: 0.6,
};
const WEIGHT_OF_OTHERS = 0.6;
/** A text that is over, or not yet in force, on the day. */
const WEIGHT_OF_REPEALED = 0.4;
const WEIGHT_OF_COMING = 0.5;
/** The text of the day is missing: another version is shown, and its status says so. */
const WEIGHT_OF_ANOTHER_VERSION = 0.7;
/** Large laws are the general ones: each doubling of the articles adds a little. */
const WEIGHT_OF_SIZE = 0.05;
/** The question names the law. */
const WEIGHT_OF_NAMED = 1.5;

/**
 * Ranks what the search found: one version of each law, the one of the day, so that an article comes once and never
 * with words that no longer apply; laws by their standing.
 */
export function rankArticles(
  index: LibraryIndex,
  candidates: readonly SearchCandidate[],
  options: { asOf: string; namedLawIds: ReadonlySet<string> },
): RankedArticle[] {
  const shown = new Map<string, ShownLaw | null>();
  const best = new Map<string, RankedArticle>();
  for (const candidate of candidates) {
    const law = index.laws.get(candidate.lawId);
    if (!law) continue;
    let choice = shown.get(law.id);
    if (choice === undefined) {
      choice = chooseVersion(law, options.asOf);
      if (choice && options.namedLawIds.has(law.id)) {
        choice = { ...choice, weight: choice.weight * WEIGHT_OF_NAMED };
      }
      shown.set(law.id, choice);
    }
    if (!choice?.version || choice.version.id !== candidate.versionId) continue;
    const place = `${law.id} ${candidate.articleKey}`;
    const score = candidate.score * choice.weight;
    if ((best.get(place)?.score ?? 0) < score) {
      best.set(place, {
        law,
        version: choice.version,
        articleKey: candidate.articleKey,
        place,
        relevance: candidate.score,
        standing: choice.weight,
        score,
        inForce: choice.inForce,
      });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** What of a law is shown on a day. */
export interface ShownLaw {
  /** Null where only digests are held. */
  version: VersionEntry | null;
  weight: number;
  /** Neither over nor still to come on the day. */
  inForce: boolean;
}

/** What was chosen last for a law: questions mostly ask for today. */
const chosen = new WeakMap<LawEntry, { asOf: string; shown: ShownLaw | null }>();

/** The version of a law to show on the day and its standing; null where the text of the day is missing. */
export function chooseVersion(law: LawEntry, asOf: string): ShownLaw | null {
  const known = chosen.get(law);
  if (known?.asOf === asOf) return known.shown;
  const shown = choose(law, asOf);
  chosen.set(law, { asOf, shown });
  return shown;
}

function choose(law: LawEntry, asOf: string): ShownLaw | null {
  const found = versionOnDay(law, asOf);
  const kind = WEIGHT_OF_KIND[law.kind] ?? WEIGHT_OF_OTHERS;
  const standing = (version: VersionEntry) =>
    kind * (1 + WEIGHT_OF_SIZE * Math.log2(Math.max(1, version.articleCount)));
  switch (found.state) {
    case 'held':
      return { version: found.version, weight: standing(found.version), inForce: true };
    case 'repealed': {
      const weight = (found.version ? standing(found.version) : kind) * WEIGHT_OF_REPEALED;
      return { version: found.version, weight, inForce: false };
    }
    case 'not_yet_effective':
      return {
        version: found.version,
        weight: standing(found.version) * WEIGHT_OF_COMING,
        inForce: false,
      };
    case 'version_not_held': {
      const nearest = law.versions.findLast((version) => (startOf(version) ?? '') <= asOf) ?? law.versions[0];
      return nearest
        ? { version: nearest, weight: standing(nearest) * WEIGHT_OF_ANOTHER_VERSION, inForce: true }
        : null;
    }
    case 'no_text': {
      const isComing = (law.digestEffectiveOn ?? '') > asOf;
      return { version: null, weight: isComing ? kind * WEIGHT_OF_COMING : kind, inForce: !isComing };
    }
  }
}

const startOf = (version: VersionEntry): string | null => version.effectiveOn ?? version.promulgatedOn;
