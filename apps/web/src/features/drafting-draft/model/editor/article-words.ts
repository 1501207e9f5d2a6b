import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getArticle } from '@mingfa/contract/law';
import { innerMarks } from './inner-marks.ts';

/** An article as a document cites it: 《民法典》第五百七十七条, with its words where they are wanted and held. */
export function articleWords(
  { citation, article }: Pick<EndpointOutput<typeof getArticle>, 'citation' | 'article'>,
  isQuoted: boolean,
): string {
  if (!isQuoted || article.text === null) return citation;
  const text = article.text
    .split('\n')
    .map((line) => line.trim())
    .join('');
  return `${citation}规定：“${innerMarks(text)}”`;
}
