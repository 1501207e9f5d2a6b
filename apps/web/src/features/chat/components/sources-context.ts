import type {
  ArticleLocation,
  CheckedCitation,
  Evidence,
  FileEvidence,
  WebEvidence,
} from '@mingfa/contract/evidence';
import { type ComponentType, createContext, use } from 'react';

export interface Sources {
  /** The numbered sources of the shown answer. */
  items: readonly Evidence[];
  /** Opens the original of a file at its place. */
  openFile: (source: FileEvidence) => void;
  /** Opens an article beside the conversation, as of a day where its place names no version. */
  openArticle: (location: ArticleLocation, asOf: string) => void;
  /** Opens a page of the web as it was when it was read. */
  openWeb: (source: WebEvidence) => void;
  /** Plays the recording this conversation is about, where it is open beside it. */
  hear?: (momentMs: number) => void;
  /** What a citation opens in the place of the library's article: of a snapshot its own sources. */
  Card?: ComponentType<{ citation: CheckedCitation }>;
}
/** How the originals of sources open. */
export type SourceOpeners = Omit<Sources, 'items' | 'Card'>;

const NONE: Sources = { items: [], openFile: () => {}, openArticle: () => {}, openWeb: () => {} };

/** The sources of the answer around a citation, and how their originals open. */
export const SourcesContext = createContext<Sources>(NONE);

export const useSources = () => use(SourcesContext);

/** A passage of a person's file that can be opened there. */
export const isOfFile = (source: Evidence): source is FileEvidence =>
  source.kind === 'file' && source.place !== null;
