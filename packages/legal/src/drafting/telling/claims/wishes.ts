import type { StoryClause } from '../../story-clauses.ts';
import type { Telling } from '../telling.ts';

/** Somebody wants something: 我就要…, 让他们…, …得要回来, …退给我就行. */
const WISH =
  /(?:^|，|。)?(?:我们?|俺|我家|本人)?(?:现在?|别的不要)?(?:就|只|只是|也|还|都|反正)?(?:想|要|想要|希望|要求|请求|打算|得|必须|准备)(?!是|不|么|强|好|饭|账|过|起诉了|过我|打我|弄)[^，。；]{0,24}(?:赔|退|还|付|给|要|回|离|判|归|删|道歉|搬|拆|修|撤|算|拿|分|解除|停|过户|变更|办|补|出|钱|说法|解(?:了|除|约|掉))|(?:让|叫|要求|请求|判)(?:他们?|她们?|对方|公司|老板|房东|商家|店|物业|医院|保险公司|被告|[\u4e00-\u9fff]{2,3})(?:把|给我?|也)?[^，。；]{0,16}(?:赔|退|还|付|给|删|撤|道歉|搬|拆|修|停|出|补|承担|发)|(?:退|还|赔|补|付|给)(?:给)?我(?:就行|就好|就可以|吧|算了|$)|(?:费|利息|违约金|损失|工资|押金|钱)(?:也|都|还)?(?:得|要|该)(?:他们?|她们?|对方|赔|给|付|算|出|要|退)?(?:回来|给我)?$|(?:孩子|儿子|女儿|闺女|娃|房子?|车子?|抚养权)[^，。；]{0,6}(?:归我|我要|我想要|判给我|跟我|都想要)|^我要(?:押金|定金|工资|货款|房租|租金|钱|赔偿?|剩下?的?|欠的?)(?:[^，。；不没]{0,12})$|(?:他们?|她们?|对方)(?:还|也)?(?:得|该|必须)(?:赔|给|退|还|付)我|得要回来|要回来$|本钱给我|(?:^|，)(?:我|俺)?(?:就|只|现在)?(?:想|要)?退(?:卡|费|课|款|货|房|学)(?:了)?$|(?:我|俺)?(?:就|只)要(?:剩|欠|这|那|钱)/;
/** What others want, what was wanted once, and what is only wondered about. */
const NO_WISH =
  /(?:他|她)(?:爸|妈|父母|家(?:里|人)?)[^，。]{0,12}(?:说|讲|要求|非要|喊)|(?:他|她|对方|房东|老板|公司|他们|店里|人家|老板娘)[^，。]{0,4}(?:要我|让我|叫我|想让我|要求我|说要|要扣|要涨|要降)|要我(?:再|另|还|倒)*(?:赔|付|交|出|给|补|掏)|(?:让|叫)我(?:再|还|倒)*(?:赔|付|交|掏)|只(?:肯|愿意?|同意|退|赔|给)|最多|不肯|(?:没|不)(?:有)?(?:肯)?(?:给|退|还|付|赔)(?:过|了)?我|当时|那时候|以前说|说好|(?:没|没有)要|要(?:不|么)是|能不能|怎么|多少钱|吗$|找(?:我|他)要|催|要了[几两三]次|去要过|要债|要账|要过/;

/** The clauses of a telling that say what is wanted, and what goes on in the same breath. */
export function wishesIn({ clauses, text }: Pick<Telling, 'clauses' | 'text'>): StoryClause[] {
  const wishes: StoryClause[] = [];
  for (const clause of clauses) {
    const last = wishes.at(-1);
    const goesOn =
      last !== undefined &&
      last.sentence.start === clause.sentence.start &&
      GOES_ON.test(clause.text.trim()) &&
      isNext(text, last, clause);
    if ((WISH.test(clause.text) && !NO_WISH.test(clause.text)) || goesOn) wishes.push(clause);
  }
  return wishes;
}

/** 公开道个歉, 赔我三万, 公证费也要: one thing more. */
const GOES_ON =
  /^(?:再|还有|还|也|和|另外|外加|加上?|公开|赔|退|付|删|道|撤|修|搬|拆|停|把|没干的|砖|利息|违约金|[\u4e00-\u9fff]{2,4}费|该)[^，。]{0,16}/;
const isNext = (text: string, before: StoryClause, clause: StoryClause): boolean =>
  clause.start - before.end <= 2 && !/[。！？]/.test(text.slice(before.end, clause.start));
