import { isPlainSentence } from '../plain-words.ts';
import { inYears } from '../story-years.ts';
import { dayIn, dayTold, type ToldMatter } from './told-matter.ts';

/** 我 and 俺 as a party is called, outside of what others are quoted with. */
const inRole = (words: string, role: string): string =>
  words.replace(/(?:我们?|本人|俺们?)(?![爸妈父母姐哥弟妹家])/g, (said) => (/们/.test(said) ? '双方' : role));

/** An account of a marriage in words for a court: as it was told where that is plain, else what was read of it and no more. */
export function marriageWords(path: string, words: string, told: ToldMatter): string {
  const role = told.sides.own === 'claimants' ? '原告' : '被告';
  const other = role === '原告' ? '被告' : '原告';
  const dated = inYears(words, told.today);
  // Told for somebody else, 我 is no party.
  if (told.sides.isForAnother) return dated;
  if (isPlainSentence(dated)) return inRole(dated, role);
  return (path === 'divorce_ground' ? groundOf(told, role, other) : suitOf(dated, role)) ?? '';
}

function groundOf(told: ToldMatter, role: string, other: string): string {
  const { story } = told;
  const gambles = clauseThat(told, /赌博|网赌|赌钱|开始赌|好赌|烂赌/, /(\d{4})年/);
  const beats = clauseThat(told, /把[我俺][^，。]{0,6}打|打[我俺]|动手|殴打|家暴/, /(\d{4}年\d{1,2}月)/);
  const apart = dayTold(told, /^[^。；]{0,16}(?:回娘家|搬出|搬走|分居|分开)/);
  return [
    gambles ? `${other}${gambles.day ? `自${gambles.day}年起` : ''}赌博` : '',
    beats
      ? `${beats.day ? `${beats.day}，` : ''}${other}殴打${role}${/报了?警/.test(story) ? `，${role}报警` : ''}${/告诫书/.test(story) ? '，公安机关出具告诫书' : ''}`
      : '',
    /出轨|外遇|跟(?:别人|别的|人家)[^，。]{0,6}(?:好上|同居)/.test(story) ? `${other}有婚外关系` : '',
    apart ? `双方自${dayIn(apart)}起分居至今` : '',
  ]
    .filter(Boolean)
    .join('；');
}

/** The clause that tells something, one with its time before one without. */
function clauseThat({ clauses }: ToldMatter, says: RegExp, when: RegExp): { day: string | null } | null {
  const told = clauses.filter(({ text }) => says.test(text));
  const dated = told.find(({ text }) => when.test(text)) ?? told[0];
  return dated ? { day: when.exec(dated.text)?.[1] ?? null } : null;
}

function suitOf(words: string, role: string): string | null {
  const year = /(\d{4})年/.exec(words)?.[1];
  const judged = /(?:法院|判)[^，。]{0,4}?(\d{1,2})月(\d{1,2})[日号]/.exec(words);
  const end = /撤/.test(words)
    ? '后撤诉'
    : /不准|不予|没判|不判|驳回/.test(words)
      ? '法院判决不准离婚'
      : null;
  if (!year || !end) return null;
  return judged && end === '法院判决不准离婚'
    ? `${role}曾于${year}年起诉离婚，法院于${year}年${judged[1]}月${judged[2]}日判决不准离婚`
    : `${role}曾于${year}年起诉离婚，${end}`;
}
