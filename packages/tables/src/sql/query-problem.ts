/** Why no SQL can be made of a query. */
export type QueryProblemCode =
  | 'unknown_table'
  | 'unknown_column'
  /** A kind of cells that this cannot be done with. */
  | 'wrong_kind'
  /** A value that is none of the column's kind. */
  | 'wrong_value'
  /** Growth where nothing is put together by time. */
  | 'no_time'
  /** A share or running total of figures that cannot be added. */
  | 'not_additive'
  /** A place in a list that does not exist, or measures beside listed rows. */
  | 'wrong_place';

/** A query that no SQL can be made of; `about` names the table, column or value. */
export class QueryProblem extends Error {
  readonly code: QueryProblemCode;
  readonly about: string;

  constructor(code: QueryProblemCode, about: string) {
    super(`${code}: ${about}`);
    this.code = code;
    this.about = about;
  }
}
