import type { ArticleLocation, CitationState } from '@mingfa/contract/evidence';
import type { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import type { EverydayWord } from '@mingfa/legal/citation/support';
import type { Disposal } from '@mingfa/legal/judgments/judgment-reading';
import type { ArticleNumber } from '@mingfa/legal/statute/article-number';

/** A place in a law as an answer names it. */
export interface CitedPlace {
  lawName: string;
  article: ArticleNumber;
  paragraph: number | null;
  item: number | null;
}

/** What the library says of a place on a day. */
export interface ResolvedPlace {
  state:
    | 'held'
    | Extract<
        CitationState,
        'not_in_library' | 'not_found' | 'version_not_held' | 'repealed' | 'not_yet_effective' | 'digest_only'
      >;
  law: { lawId: string; title: string; shortTitle: string } | null;
  location: ArticleLocation | null;
  /** Day of promulgation of the version found. */
  promulgatedOn?: string | null;
  /** The article of that day; null unless held. */
  article: { key: string; label: string; text: string } | null;
  /** There is no law of this name, as far as the library is a list of all. */
  isNoSuchLaw?: boolean;
}

/** A case that an answer cites by its number, as far as a sentence is compared with it. */
export interface CitedCase {
  caseId: string;
  title: string;
  court: string | null;
  causes: readonly string[];
  /** Only our digest of it is held: no words of the court can be compared. */
  isDigest?: boolean;
  /** A later decision changed, annulled or sent it back. */
  changedBy?: { caseId: string; number: string };
  /** Only a passage of it is held: what does not stand in that may stand elsewhere. */
  isPart?: boolean;
  /** The day of the decision, or its year and month. */
  decidedOn?: string | null;
  disposal?: readonly Disposal[];
  /** Which paragraphs its sections have; left out where only a passage is held. */
  sections?: readonly { kind: string; from: number; to: number }[];
  /** As readers see it, a paragraph a line. */
  text: string;
}

/** The library as the citation check reads it. */
export interface LibraryReader {
  /** What people say for the statutes' terms, so that a sentence in plain words is not called unsupported. */
  everydayWords: readonly EverydayWord[];
  /** Whether a law of this name (full, short or an abbreviation) is held. */
  isKnownTitle(name: string): boolean;
  /** Resolves places as of a day, in the order asked. */
  resolvePlaces(places: CitedPlace[], asOf: string): Promise<ResolvedPlace[]>;
  /** Texts of the article with that key in the law's other versions. */
  readOtherWordings(lawId: string, articleKey: string, versionId: string | null): Promise<string[]>;
  /** The words of all articles of a version, to find which of them a sentence speaks of; null where the text is not held. */
  readLawWords(lawId: string, versionId: string): Promise<LawWords | null>;
  /** Cases of the shared library, and of the asker's own, by their numbers; `impossible` where no court can have given one. What is not held is not there; of a year after `writtenOn` none can be. */
  resolveCases(
    numbers: readonly string[],
    writtenOn?: string | null,
  ): Promise<ReadonlyMap<string, CitedCase | 'impossible'>>;
  /** Day of the newest text held; null while only digests are. */
  libraryDate(): Promise<string | null>;
}
