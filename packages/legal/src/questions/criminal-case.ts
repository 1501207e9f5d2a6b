/** Words of a criminal case, whose periods are others than those of a civil one. */
export const CRIMINAL =
  /刑事|刑附民|附带民事|公诉|判刑|有期|徒刑|拘役|缓刑|被告人|坐牢|判[^，。\d]{0,5}(?:[一二两三四五六七八九十]{1,3}|\d{1,2})(?:年|个月)(?!前|后|内)|犯[^，。]{0,8}罪|罪名|判[^，。]{0,12}(?:罪|罚金)|criminal|sentenced|convicted/i;

/** Who finds a sentence too light stands on the side of the one it was done to. */
const IS_VICTIM =
  /我(?:们|家)?(?:是|作为|属于|这边是)[^，。]{0,4}(?:受害[人者方]|被害[人方])|(?:受害人|被害人)是我|(?:打|伤|砍|捅|骗|撞|害|猥亵|强奸)(?:伤|死|了)?我(?:们|家|[爸妈哥弟姐妹儿女老])?[^，。]{0,8}的(?:那个|那)?(?:人|凶手|司机|男的|家伙)|凶手|判(?:得|的)?(?:太|也太|这么|过)?轻(?!伤|微)|[太过]轻了?(?=[，。！？]|$)|\bI(?: am|'m) the victim\b/i;
const IS_CIVIL_PART = /刑附民|附带民事|附民|(?:就|对|只)[^，。]{0,6}(?:民事|赔偿)部分/;

/** Whether the teller is the victim of a crime that was judged: nobody else than the accused appeals the sentence (刑事诉讼法 227, 229). */
export const isVictim = (text: string): boolean => CRIMINAL.test(text) && IS_VICTIM.test(text);

/** Whether the civil claim joined to a criminal case is meant, which its parties appeal within the time of the criminal part. */
export const isCivilPart = (text: string): boolean => CRIMINAL.test(text) && IS_CIVIL_PART.test(text);

const JUDGED = /判[决了的刑]|判[^，。]{0,6}(?:年|个月)|裁定|一审|二审|终审|宣判|judge?ment|verdict|sentence/i;
/** Somebody is judged in a criminal case and not content with it. */
export const isJudgedCrime = (text: string): boolean => CRIMINAL.test(text) && JUDGED.test(text);
