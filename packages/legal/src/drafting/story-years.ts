import type { IsoDate } from '../statute/statute.ts';

const SAID = ['今年', '去年', '前年'];

/** 去年10月8号 is 2025年10月8日, 前年（2024年） is 2024年, and 23年7月 is 2023年7月; what was said by others stays. */
export function inYears(words: string, today: IsoDate): string {
  const year = Number(today.slice(0, 4));
  return words
    .split(/([“"「『][^”"」』]*[”"」』])/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/(?:今年|去年|前年)[(（]((?:19|20)\d{2}年)[)）]/g, '$1')
            // 去年2025年 names the year twice.
            .replace(/(?:今年|去年|前年)，?(?=(?:19|20)\d{2}年)/g, '')
            .replace(
              /(?<!大)(今年|去年|前年)(?!度|(?:已经?|都|才|快)?\d{1,3}(?:周?岁|了))/g,
              (said) => `${year - SAID.indexOf(said)}年`,
            )
            .replace(/(?<!\d)(\d{2})年(?=\d{1,2}月)/g, (all, two: string) =>
              Number(two) <= year % 100 ? `20${two}年` : all,
            )
            .replace(/(\d{1,2}月\d{1,2})号/g, '$1日'),
    )
    .join('');
}
