/** The asker, or whom they ask for, is pregnant, on maternity leave or nursing; a colleague or a plan is none of them. */
export const PREGNANT_WORKER =
  /(?<!(?:同事|备|没|没有|未|是否|领导|主管|有人|别人|顶替|老板娘|经理)[^，。；]{0,6})(?:怀孕(?!期?(?:歧视|吗))|怀了|孕期|有孕|产假|哺乳期|刚生完|孕\d)|\b(?:I (?:am|was|got)|I['’]m|wife is|being) pregnant|(?:my|on) maternity leave/i;
