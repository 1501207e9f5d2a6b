const SEGMENTS = /[\p{Script=Han}0]+|[\p{Script=Latin}'’]+/gu;
const HAN = /^[\p{Script=Han}0]/u;
const LONGEST = 3;

/**
 * What a text is compared by: its runs of one to three Chinese characters, and its other words alone and by twos. Figures are all alike. Runs
 * of characters know no dictionary: 拖了仨月 is like 拖了两个月 by what they share, whatever word the rest is.
 */
export function featuresOf(text: string): Set<string> {
  const features = new Set<string>();
  let before = '';
  for (const [segment] of text.toLowerCase().replaceAll(/\d+/g, '0').matchAll(SEGMENTS)) {
    if (!HAN.test(segment)) {
      features.add(segment);
      if (before !== '') features.add(`${before} ${segment}`);
      before = segment;
      continue;
    }
    before = '';
    for (let length = 1; length <= LONGEST; length += 1)
      for (let from = 0; from + length <= segment.length; from += 1)
        features.add(segment.slice(from, from + length));
  }
  return features;
}
