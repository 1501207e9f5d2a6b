/** A title in its marks; titles within it stand in single ones: 《……关于适用〈……〉的解释》 (GB/T 15834-2011 标点符号用法 4.15.3). */
export const nameLaw = (title: string): string =>
  `《${title.replaceAll('《', '〈').replaceAll('》', '〉')}》`;
