import { act } from '../story-act.ts';
import { type CastMember, memberAt, type StoryCast, type StorySide } from '../story-cast.ts';

/** 小票上是某公司, 章上是“某公司”: whom a paper names. */
const NAMED = act(
  '(?:小票|发票|收据|收款方|收款单位|公章|印章|章|抬头|营业执照|执照|合同|协议)(?:上|上面|的)?(?:盖|写|印|开|显示|落款)?(?:的)?(?:是|名字是|章是|的是|叫|着)?[“"「]?P',
);
/** 销售小某: who works for a firm. */
const WORKS_FOR = act(
  '(?:业务员?|销售员?|教练|客服|店员|导购|顾问|设计师|前台|文员|会计|经办人|项目经理|业务经理|客户经理|课程老师)(?:叫|是)?P',
);

/**
 * Puts the firm that papers name on the side of who is asked, where no firm stands there: it made the contract (民法典 465, 470), and who works for it
 * did not (民法典 170), unless the teller wants them sued, too.
 */
export function firmOnPaper(
  cast: StoryCast,
  sideOf: Map<CastMember, StorySide>,
  other: StorySide,
  mayBeAsked: (firm: CastMember) => boolean,
): void {
  const isFirmAsked = () => [...sideOf].some(([{ kind }, side]) => kind === 'organisation' && side === other);
  for (const [, token] of cast.scene.matchAll(NAMED)) {
    const firm = memberAt(cast, token);
    if (firm?.kind === 'organisation' && !isFirmAsked() && mayBeAsked(firm)) sideOf.set(firm, other);
  }
  if (!isFirmAsked()) return;
  for (const [, token = ''] of cast.scene.matchAll(WORKS_FOR)) {
    const clerk = memberAt(cast, token);
    const isWanted = new RegExp(`(?:告|起诉|连|要|让)(?:上|着)?${token}`).test(cast.scene);
    if (clerk?.kind === 'person' && sideOf.get(clerk) === other && !isWanted) sideOf.delete(clerk);
  }
}
