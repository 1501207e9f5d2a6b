import type { TableColumn } from '@mingfa/contract/dataset-table';

/** Until when something holds, or is to be done. */
export const DUE = /到期|届满|截止|有效期|保质期|失效|应付日|应收日|due|expir|deadline|valid until/i;
/** When something ends, or is paid. */
export const ENDS =
  /结案|审结|赔付|理赔|结束|终止|离职|入职|到货|收货|交货|完成|完工|付款|支付|收款|回款|还款|归还|closed|finish|end|paid|deliver|complet|left|resolved|ship|离开|发货|归档/i;

const only = <Item>(items: readonly Item[]): Item | null => (items.length === 1 ? (items[0] ?? null) : null);

/** The one day that rows are of where no other is named: the others are when they end, are due or are paid. */
export const firstDate = (columns: readonly TableColumn[]): TableColumn | null =>
  only(columns.filter(({ label }) => /月份|期间|年月|所属期/.test(label))) ??
  only(columns.filter(({ label }) => !DUE.test(label) && !ENDS.test(label)));
