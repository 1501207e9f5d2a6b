/** A public collection of Chinese law whose layout an import reads. */
export interface KnownLibrary {
  id: 'just_laws' | 'law_ref_book';
  name: string;
  /** Where people read about it. */
  page: string;
  /** What an import downloads. */
  archive: string;
  /** As published beside it; null where none is. */
  licence: string | null;
  /** Texts of laws, each version one, and their articles, as an import of November 2026 counted them; its files zipped, in MB. */
  texts: number;
  articles: number;
  megabytes: number;
}

/** GitHub gives the newest state of a repository under this name, whatever its branch is called. */
const newest = (page: string) => `${page}/archive/HEAD.zip`;

/** Collections offered by name, the one with a licence first. */
export const KNOWN_LIBRARIES: readonly KnownLibrary[] = [
  {
    id: 'just_laws',
    name: 'just-laws',
    page: 'https://github.com/ImCa0/just-laws',
    archive: newest('https://github.com/ImCa0/just-laws'),
    licence: 'MIT',
    texts: 313,
    articles: 24_344,
    megabytes: 3,
  },
  {
    id: 'law_ref_book',
    name: 'LawRefBook/Laws',
    page: 'https://github.com/LawRefBook/Laws',
    archive: newest('https://github.com/LawRefBook/Laws'),
    licence: null,
    texts: 1_536,
    articles: 68_306,
    megabytes: 9,
  },
];
