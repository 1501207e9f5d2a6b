/** Characters by which names of other peoples are written in Chinese; what follows such a name is seldom one of them. */
const SYLLABLE =
  '阿艾安奥巴白拜班邦保贝本比彼毕宾波伯博布卜查达丹德登迪丁东多杜顿恩尔法费芬弗夫福盖甘冈高戈格古瓜圭哈海汉豪赫亨胡华霍基吉加贾江杰金久卡凯坎康考科克肯孔库拉莱兰朗劳勒雷黎里理丽利林卢鲁路伦罗洛马玛麦曼茂梅门蒙孟米密敏明摩莫默姆木穆拿娜纳乃内尼娘宁纽农努诺欧帕潘佩彭皮普奇齐奇恰乔切琴青曲热仁日荣茹瑞萨塞赛桑沙尚舍史斯司苏素孙索塔泰坦汤唐特提汀图吐托瓦万汪旺威维韦温沃乌吾武西希夏肖谢辛欣新修许雅亚央扬耶叶伊依义亦因英尤于雨玉约月云泽扎扎詹哲者珍芝治智朱珠卓兹孜宗措卓嘎琼旦增达哇赤列白玛色买逊力合提则牙库苏甫且呷肯热孜依都付守如铁肉不开地森丁洪迈斤喀坚兹乎呼库姆斯坎热';
const PART = `[${[...new Set(SYLLABLE)].join('')}]{1,9}`;
const DOTTED = new RegExp(`${PART}(?:[·•・‧]${PART}){1,3}`, 'g');

/** Names with a dot between their parts, wherever a flat text has them: 买买提·阿不都拉. */
export function findDottedNames(flat: string): Set<string> {
  const names = new Set(
    [...flat.matchAll(DOTTED)]
      .map(({ index, 0: name }) => name.slice(0, name.length - tailOf(flat, index + name.length)))
      .filter((name) => name.length > 3 && name.length < 24),
  );
  // What stands as often without its last character as with it goes on into the sentence: …亦供认.
  for (const name of names) if (names.has(name.slice(0, -1))) names.delete(name);
  return names;
}

/** Characters at the end that begin the next word: 安 of 安排, 不 of 不服. */
const tailOf = (flat: string, end: number): number =>
  /[不亦开]$/.test(flat.slice(end - 1, end)) ||
  /^(?:安排|安装|安全|地址|开始|如实|付款|丁某)/.test(flat.slice(end - 1, end + 1))
    ? 1
    : 0;
