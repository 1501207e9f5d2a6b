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
