import type { Evidence } from '@mingfa/contract/evidence';
import type { StatuteCitation } from '@mingfa/legal/citation/citation';

/** A mark this near behind an article says whose article it is. */
const MARK_WITHIN = 16;

/**
 * Whether what looks like an article of a law is one of a person's file: `《租赁合同.docx》第五条`, `租赁合同.docx 第 3 页 · 第五条 [2]`,
 * or an article without a law's name right before the mark of a file.
 */
export function namesAFile(
  citation: StatuteCitation,
  text: string,
  sources: readonly Evidence[],
  isKnownLaw: (name: string) => boolean,
): boolean {
  const files = sources.filter(({ kind }) => kind === 'file');
  if (files.length === 0) return false;
  const titles = files.flatMap(({ title }) => [title, withoutEnding(title)]).filter((title) => title !== '');
  if (citation.law.kind === 'named') {
    const { name } = citation.law;
    return !isKnownLaw(name) && titles.includes(name.trim());
  }
  if (citation.law.word !== '') return false;
  const line = text.slice(text.lastIndexOf('\n', citation.start - 1) + 1, citation.start);
  const afterLaw = line.slice(line.lastIndexOf('》') + 1);
  if (titles.some((title) => afterLaw.replaceAll('\\', '').includes(title))) return true;
  const mark = /^[^[【\n。]{0,16}[[【](\d+)[\]】]/.exec(
    text.slice(citation.end, citation.end + MARK_WITHIN + 6),
  );
  const marked = mark ? sources[Number(mark[1]) - 1] : undefined;
  return marked?.kind === 'file';
}

const withoutEnding = (name: string): string => name.replace(/\.[^.]{1,9}$/, '').trim();
