/** 别拿去说我认了, 不要讲我答应了: who forbids to be quoted so admits nothing in the same breath. */
const FORBIDS =
  /(?:别|莫|不要|休想|少|不许)[^，。？]{0,10}(?:说|讲|当|算)(?:成|作|是)?我们?(?:就|都|已经)?(?:承认|认|答应|默认)/;
/** 我也没说就是我的责任, 不代表我认: one clause that says what is not said. */
const UNSAID =
  /(?:没有?(?:说|讲)过?|不代表|不等于|不是说|不意味着)(?:这个?|那个?)?(?:就|都|全|一定|我们?)*(?:是我|是我们|认|承认|有责任|该我)/;

/** Whether a turn forbids to take it for an admission. */
export const forbidsToQuote = (turn: string): boolean => FORBIDS.test(turn);

/** Whether a clause tells only what its speaker did not say. */
export const leavesUnsaid = (clause: string): boolean => UNSAID.test(clause);
