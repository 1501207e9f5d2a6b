/** `民法典 675` as people cite it: `《民法典》第675条`; `120-1` is 第120条之一. */
export function articleName(place: string): string {
  const [, law, article, sub] = /^(.+?)\s+(\d+)(?:-(\d+))?$/.exec(place) ?? [];
  if (!law || !article) return place;
  return `《${law}》第${article}条${sub ? `之${HAN[Number(sub)] ?? sub}` : ''}`;
}

const HAN = '〇一二三四五六七八九';
