import type { TableColumn } from '@mingfa/contract/dataset-table';
import type {
  ColumnRef,
  TableDimension,
  TableFilter,
  TableMeasure,
  TableQuery,
  UnderstoodPiece,
} from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { AskedTable } from '../sql/asked-tables.ts';
import { describeFilter, describeHaving } from '../sql/describe-filter.ts';
import { nameDimension, nameMeasure } from '../sql/name-answer.ts';
import type { ColumnValues } from './find-values.ts';
import { MirroredColumn } from './mirrored-column.ts';
import type { GrammarWord, QuestionToken } from './question-token.ts';
import { rowNouns } from './row-nouns.ts';

/** A place in the question; of what was added without being said, where it was added. */
export interface WordPlace {
  start: number;
  end: number;
}

/** Somebody's words cannot be turned into one query; `places` are those in doubt. */
export class NotUnderstood extends Error {
  readonly places: readonly WordPlace[];

  constructor(places: readonly WordPlace[]) {
    super('not understood');
    this.places = places;
  }
}

/** A question while it is read: its tokens, which of them were used, and the query they make so far. */
export class QuestionReading {
  readonly query: TableQuery;
  readonly pieces: UnderstoodPiece[] = [];
  readonly tokens: readonly QuestionToken[];
  readonly table: AskedTable;
  readonly dictionary: readonly ColumnValues[];
  readonly today: string;
  /** What a row of the table is. */
  readonly nouns: readonly string[];
  /** Whether figures are reckoned of others: what is compared beside them has to be said. */
  isReckoned = false;
  #mirrored: MirroredColumn | null = null;
  readonly #language: Language;
  readonly #used = new Set<QuestionToken>();

  constructor(
    tokens: readonly QuestionToken[],
    asked: { table: AskedTable; dictionary: readonly ColumnValues[]; today: string; language: Language },
  ) {
    this.tokens = tokens.filter(({ kind }) => kind !== 'filler' && kind !== 'table');
    this.table = asked.table;
    this.dictionary = asked.dictionary;
    this.today = asked.today;
    this.nouns = rowNouns(asked.table, asked.dictionary);
    this.#language = asked.language;
    this.query = {
      from: asked.table.name,
      ...{
        joins: [],
        filters: [],
        dimensions: [],
        measures: [],
        having: [],
        shown: [],
        columns: [],
        order: [],
        limit: null,
      },
    };
  }

  use(...tokens: (QuestionToken | undefined)[]): void {
    for (const token of tokens) if (token) this.#used.add(token);
  }

  isUsed(token: QuestionToken): boolean {
    return this.#used.has(token);
  }

  get unused(): QuestionToken[] {
    return this.tokens.filter((token) => !this.#used.has(token));
  }

  /** Tokens of one word of the grammar, in their order. */
  words<Word extends GrammarWord['word']>(word: Word): WordToken<Word>[] {
    return this.tokens.filter(
      (token): token is WordToken<Word> => token.kind === 'grammar' && token.word === word,
    );
  }

  has(...words: GrammarWord['word'][]): boolean {
    return words.some((word) => this.words(word).length > 0);
  }

  isUnique(ref: ColumnRef): boolean {
    return this.dictionary.some(
      ({ of, isUnique }) => of.column === ref.column && of.table === ref.table && isUnique,
    );
  }

  /** Whether some row says nothing in a column, as far as it is known. */
  hasEmpty({ table, column }: ColumnRef): boolean {
    return this.dictionary.some((one) => one.of.column === column && one.of.table === table && one.hasEmpty);
  }

  /** Whether the least of a column of numbers is below nothing, as far as it is known. */
  hasNegatives(ref: ColumnRef): boolean {
    const known = this.dictionary.find(({ of }) => of.column === ref.column && of.table === ref.table);
    return known?.values.some((value) => Number(value) < 0) ?? false;
  }

  columns(test: (column: TableColumn) => boolean): TableColumn[] {
    return this.table.columns.filter((column) => !column.isSkipped && test(column));
  }

  refOf(column: TableColumn): ColumnRef {
    return { table: this.table.name, column: column.name };
  }

  /** From here on words speak of a column's size below nothing: 支出超过1万 is what is below −10,000. */
  mirror(of: ColumnRef): void {
    this.#mirrored = new MirroredColumn(of);
  }

  /** @param remark what a reader should know of the rows it leaves, behind its words */
  addFilter(
    said: TableFilter,
    place: WordPlace,
    others: ColumnRef[] = [],
    remark?: Record<Language, string>,
  ): void {
    const filter = this.#mirrored?.filter(said) ?? said;
    this.query.filters.push(filter);
    this.#tell(
      'filter',
      describeFilter([this.table], filter, this.#language) + (remark?.[this.#language] ?? ''),
      place,
      this.query.filters.length - 1,
      others,
    );
  }

  /** The place of a dimension; one that is there already is not added again. */
  addDimension(dimension: TableDimension, place: WordPlace, others: ColumnRef[] = []): number {
    const same = this.query.dimensions.findIndex(
      ({ of, part }) => of.column === dimension.of.column && part === dimension.part,
    );
    if (same >= 0) return same;
    const index = this.query.dimensions.push(dimension) - 1;
    this.#tell('dimension', nameDimension([this.table], dimension, this.#language), place, index, others);
    return index;
  }

  /** The place of a measure; one that is there already is not added again. */
  addMeasure(said: TableMeasure, place: WordPlace, others: ColumnRef[] = []): number {
    const measure = this.#mirrored ? (this.#mirrored.measure(said) ?? this.fail(place)) : said;
    const same = this.query.measures.findIndex(
      ({ aggregate, of, compare, only, against }) =>
        aggregate === measure.aggregate &&
        isSameColumn(of, measure.of) &&
        compare === measure.compare &&
        JSON.stringify([only, against]) === JSON.stringify([measure.only, measure.against]),
    );
    if (same >= 0) return same;
    const index = this.query.measures.push(measure) - 1;
    const kind = measure.compare === null ? 'measure' : 'compare';
    this.#tell(kind, nameMeasure([this.table], measure, this.#language), place, index, others);
    return index;
  }

  /** Takes groups away again: each of their rows is meant itself. */
  dropDimensions(): void {
    this.query.dimensions.length = 0;
    this.#without('dimension');
  }

  addHaving(said: TableQuery['having'][number], place: WordPlace): void {
    const having = this.#mirrored?.having(said, this.query.measures) ?? said;
    const index = this.query.having.push(having) - 1;
    this.#tell('having', describeHaving([this.table], this.query, having, this.#language), place, index);
  }

  addOrder(said: TableQuery['order'][number], place: WordPlace): void {
    const order = this.turned(said);
    const index = this.query.order.push(order) - 1;
    const words = order.descending
      ? { 'zh-CN': '从大到小', en: 'Largest first' }
      : { 'zh-CN': '从小到大', en: 'Smallest first' };
    this.#tell('order', words[this.#language], place, index);
  }

  /** The largest of what goes out is the least of a mirrored column. */
  turned(order: TableQuery['order'][number]): TableQuery['order'][number] {
    return this.#mirrored?.order(order, this.query.measures) ?? order;
  }

  addColumn(of: ColumnRef, place: WordPlace): void {
    const index = this.query.columns.push(of) - 1;
    this.#tell(
      'columns',
      this.table.columns.find(({ name }) => name === of.column)?.label ?? '',
      place,
      index,
    );
  }

  setLimit(limit: number, place: WordPlace): void {
    if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) this.fail(place);
    this.#leaveOutNameless(place);
    this.query.limit = limit;
    this.#tell('limit', this.#language === 'en' ? `First ${limit}` : `前 ${limit} 个`, place, null);
  }

  /** Rows that name nobody are no group that could be the first. */
  #leaveOutNameless(place: WordPlace): void {
    for (const { of, part, step } of this.query.dimensions) {
      const isNamed =
        part !== null || step !== null || this.query.filters.some((filter) => filter.of.column === of.column);
      if (!isNamed && this.hasEmpty(of))
        this.addFilter({ of, operator: 'not_empty', values: [], part: null }, unsaid(place));
    }
  }

  fail(...places: (WordPlace | undefined)[]): never {
    throw new NotUnderstood(places.filter((place) => place !== undefined));
  }

  #without(kind: UnderstoodPiece['kind']): void {
    const kept = this.pieces.filter((piece) => piece.kind !== kind);
    this.pieces.splice(0, this.pieces.length, ...kept);
  }

  #tell(
    kind: UnderstoodPiece['kind'],
    label: string,
    { start, end }: WordPlace,
    index: number | null,
    others: ColumnRef[] = [],
  ): void {
    this.pieces.push({ start, end, kind, label, index, others });
  }
}

const isSameColumn = (one: ColumnRef | null, other: ColumnRef | null): boolean =>
  one?.column === other?.column && one?.by?.column === other?.by?.column;

/** A token of one word of the grammar. */
export type WordToken<Word extends GrammarWord['word']> = Extract<QuestionToken, { kind: 'grammar' }> & {
  word: Word;
};

/** Where something was added that nobody said. */
export const unsaid = ({ end }: WordPlace): WordPlace => ({ start: end, end });
