const CJK = '[\\u3000-\\u303f\\u3400-\\u9fff\\uff00-\\uffef]';
const WIDE: Record<string, string> = { ',': '，', ':': '：', ';': '；', '?': '？', '!': '！' };

/** Recognised Chinese as it is written: no blanks inside, wide punctuation beside Chinese characters. */
export function tidyRecognised(text: string): string {
  if (!/[\u3400-\u9fff]/.test(text)) return text;
  return (
    text
      // An opening bracket is often taken for another kind; the closing one tells.
      .replace(/[〈《]{1,2}([^《》〈〉（）()]{1,16}[）)])/g, '（$1')
      .replace(/^[《〈(](?=[一二三四五六七八九十\d]{1,3} ?[）)])/, '（')
      // The wide blank behind the number of an article is often taken for a mark that then stands alone.
      .replace(/^(第[零〇一二三四五六七八九十百\d]{1,6}[条章节]) ?[“”‘’]+ ?(?=[^“”‘’]+$)/, '$1 ')
      // A quotation that begins with one kind of mark ends with the same kind.
      .replace(/“([^“”‘’]{1,80})’(?![a-z])/gi, '“$1”')
      .replace(/‘([^“”‘’]{1,80})”/g, '“$1”')
      .replace(
        /(?<=[\u3400-\u9fff）》”]) ?([,:;?!]) ?(?=$|[\u3400-\u9fff（《“\d])/g,
        (_, sign: string) => WIDE[sign] ?? sign,
      )
      .replace(/(?<=[\u3400-\u9fff）》]) ?\. ?$/, '。')
      .replace(/\( ?(?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff]) ?\((?=[\u3400-\u9fff\d])/g, '（')
      .replace(/(?<=[\u3400-\u9fff]) ?\)|\)(?=[\u3400-\u9fff，。；：])/g, '）')
      .replace(new RegExp(`(?<=[，。；、！？：]) (?=${CJK}|\\d)`, 'g'), '')
  );
}
