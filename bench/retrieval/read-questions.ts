import { readFile } from 'node:fs/promises';

/** A lay question and the articles that answer it, as `placeOf` writes them. */
export interface StatuteQuestion {
  id: number;
  question: string;
  articles: string[];
}

/** Reads the questions; a place is law and article, the law without the country's name and title marks. */
export async function readQuestions(path: string): Promise<StatuteQuestion[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { id, question, articles } = JSON.parse(line) as {
      id: number;
      question: string;
      articles: { law: string; article: string }[];
    };
    const places = articles.map(({ law, article }) => placeOf(law, article));
    return { id, question, articles: [...new Set(places)] };
  });
}

/** `民法典 第五百七十七条`, whatever the source calls the law. */
export function placeOf(title: string, label: string): string {
  const bare = title
    .replaceAll('中华人民共和国', '')
    .replace(/[\s《》〈〉]/g, '')
    .replaceAll('(', '（')
    .replaceAll(')', '）');
  return `${bare} ${label}`;
}
