/** What a child refuses or cannot do, by a code of the error table. Words are given in every language. */
export class TableFailure extends Error {
  readonly code: string;
  readonly values: Record<string, string | number | { 'zh-CN': string; en: string }>;

  constructor(code: string, values: TableFailure['values'] = {}) {
    super(code);
    this.name = 'TableFailure';
    this.code = code;
    this.values = values;
  }
}
