const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The first words of a text that have room in so many characters. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const { segment } of segmenter.segment(text)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return cut.trim();
}
