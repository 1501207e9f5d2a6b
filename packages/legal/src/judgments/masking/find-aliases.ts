import { tagWords } from '../../words/segmentation.ts';

/** What somebody is called besides: where it is said, and whose it is, where that is told. */
export interface Alias {
  alias: string;
  start: number;
  /** Everyday words (老大) are masked where they are said to be a name, and between quotation marks. */
  isWord: boolean;
}

const SAID =
  /(?:曾用名|又译|又名|别名|别称|化名|绰号|外号|诨名|小名|乳名|原名|曾名|网名|昵称|艺名|笔名|人称)(?:均?为|是|叫|：|:)? {0,2}/g;
/** No document names more; a hostile one is read no longer. */
const MOST = 300;
const ALIAS = /^[“"'‘]?((?:[\u4e00-\u9fff]{1,8}·)?[\u4e00-\u9fff]{2,4})[”"'’]?(?=$|[^\u4e00-\u9fff])/;

/** 曾用名, 绰号 and the like in a flat text, with lists of them. */
export function findAliases(flat: string): Alias[] {
  const found: Alias[] = [];
  for (const { index, 0: said } of flat.matchAll(SAID)) {
    let at = index + said.length;
    for (let count = 0; count < 8; count += 1) {
      const match = ALIAS.exec(flat.slice(at, at + 10));
      const alias = match?.[1] ?? '';
      if (!match || /[某×无]|不详/.test(alias)) break;
      const start = at + match[0].indexOf(alias);
      const words = tagWords(alias);
      found.push({ alias, start, isWord: words.length === 1 && !words[0]?.tag.startsWith('nr') });
      at += match[0].length;
      if (!/[、和及]/.test(flat[at] ?? '')) break;
      at += 1;
    }
  }
  return found.slice(0, MOST);
}
