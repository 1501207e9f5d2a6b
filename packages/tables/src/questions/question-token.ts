import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnRef, TimePart } from '@mingfa/contract/table-query';
import type { TimeRange } from './read-time.ts';

/** A column that words may mean; the higher the score, the likelier. */
export interface ColumnCandidate {
  of: ColumnRef;
  column: TableColumn;
  score: number;
}

/** A cell that words may mean; `contains` where they are only a part of what cells say, `sign` where `+` or `-` of a number is meant. */
export interface ValueCandidate {
  of: ColumnRef;
  column: TableColumn;
  value: string;
  how: 'equals' | 'contains' | 'sign';
}

/** How a figure is compared with a number. */
export type Bound = 'above' | 'at_least' | 'below' | 'at_most' | 'equals';

/** What a number in a question counts. */
export type NumberUnit = 'money' | 'share' | 'rows' | 'pieces' | 'things' | 'time' | 'bare';

/** Words of the grammar, with what they say. */
export type GrammarWord =
  | {
      word:
        | 'by'
        | 'each_row'
        | 'list'
        | 'row_noun'
        | 'separately'
        | 'and'
        | 'contains'
        | 'empty'
        | 'not_empty';
    }
  | { word: 'not' | 'outside' | 'between' | 'versus' | 'share' | 'running' | 'rank' | 'sort' | 'growth' }
  | {
      word:
        | 'growth_on_year'
        | 'growth_before'
        | 'count_rows'
        | 'count_things'
        | 'sum'
        | 'how_much'
        | 'average'
        | 'median';
    }
  | { word: 'which'; isMany: boolean }
  | { word: 'part' | 'which_part'; part: TimePart }
  | { word: 'most'; isDescending: boolean; isSum: boolean }
  | { word: 'top'; count: number; isRows: boolean }
  /** 最后一次: the last day, or its row. */
  | { word: 'edge'; isLast: boolean; isRow: boolean }
  | { word: 'order'; isDescending: boolean }
  | { word: 'bound' | 'bound_behind'; bound: Bound }
  /** 余额为负: a bound with its number in it. */
  | { word: 'negative' }
  /** 从 … 到, 减, 占, 差多少, 还剩, 人均, 毛利, 天数, 已过期: what is reckoned of two columns, or held against today. */
  | {
      word:
        | 'reach'
        | 'minus'
        | 'over'
        | 'difference'
        | 'rest'
        | 'per_head'
        | 'margin'
        | 'days'
        | 'without'
        | 'already'
        /** Saturdays and Sundays. */
        | 'weekend'
        /** 没付清: something of the whole is still to be paid. */
        | 'unsettled';
    }
  | { word: 'expired'; isOfMoney: boolean }
  | { word: 'net'; isOut: boolean }
  | { word: 'per_period'; part: TimePart }
  /** 多 of 比去年多多少, 高 of 谁的金额高. */
  | { word: 'more'; isMore: boolean }
  /** 最长, 最久: of days. */
  | { word: 'longest'; isDescending: boolean }
  /** Words whose meaning the grammar knows it does not have: 人均, 每月平均. */
  | { word: 'beyond' };

/** A stretch of a question and what it was read as. */
export type QuestionToken = { start: number; end: number; text: string } & (
  | { kind: 'column'; candidates: ColumnCandidate[] }
  | { kind: 'value'; candidates: ValueCandidate[] }
  | { kind: 'quoted'; value: string }
  | { kind: 'time'; range: TimeRange }
  | { kind: 'number'; value: string; unit: NumberUnit }
  | ({ kind: 'grammar' } & GrammarWord)
  /** The table itself, or what all of it is about. */
  | { kind: 'table' }
  | { kind: 'filler' }
  | { kind: 'left' }
);
