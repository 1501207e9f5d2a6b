import type { CompareSign, Condition, FactPath, Operand } from './expression.ts';

const TOKEN =
  /\s*(?:(\d{4}-\d{2}-\d{2})|(\d+(?:\.\d+)?)|'([^']*)'|([\p{L}_][\p{L}\p{N}_]*)|(<=|>=|!=|[<>=()+\-.,]))/uy;
const RESERVED = new Set(['and', 'or', 'not', 'is', 'in', 'known', 'maybe', 'today', 'true', 'false']);
/** A template is ours, and a person's own may be hostile: nothing nests deeper. */
const DEEPEST = 12;

type Token =
  | { kind: 'date' | 'text' | 'name' | 'sign'; value: string; at: number }
  | { kind: 'number'; value: string; at: number };

/**
 * Parses a condition.
 * @throws SyntaxError naming the place
 */
export const parseCondition = (source: string): Condition => new ExpressionReader(source).condition();

/**
 * Parses what has a value: `loan_principal`, `sum(claims.amount)`, `1 + count(defendants)`, `'property'`.
 * @throws SyntaxError naming the place
 */
export const parseOperand = (source: string): Operand => new ExpressionReader(source).value();

class ExpressionReader {
  readonly #source: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = tokensOf(source);
  }

  condition(): Condition {
    const condition = this.#or();
    this.#end();
    return condition;
  }

  value(): Operand {
    const operand = this.#operand();
    this.#end();
    return operand;
  }

  #or(): Condition {
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.#fail('nested too deeply');
    const of = [this.#and()];
    while (this.#take('or')) of.push(this.#and());
    this.#depth -= 1;
    return of.length === 1 && of[0] ? of[0] : { kind: 'or', of };
  }

  #and(): Condition {
    const of = [this.#unary()];
    while (this.#take('and')) of.push(this.#unary());
    return of.length === 1 && of[0] ? of[0] : { kind: 'and', of };
  }

  #unary(): Condition {
    if (this.#take('maybe')) return { kind: 'maybe', of: this.#unary() };
    let negated = false;
    while (this.#take('not')) negated = !negated;
    const atom = this.#atom();
    return negated ? { kind: 'not', of: atom } : atom;
  }

  #atom(): Condition {
    if (this.#take('(')) {
      const inner = this.#or();
      this.#expect(')');
      return inner;
    }
    if (this.#peek()?.value === 'some' && this.#peek(1)?.value === '(') return this.#some();
    const left = this.#operand();
    const sign = this.#sign();
    if (sign) return { kind: 'compare', left, sign, right: this.#operand() };
    if (left.kind !== 'path') return this.#fail('a comparison is missing');
    const { path } = left;
    if (this.#take('known')) return { kind: 'known', path };
    if (this.#take('mentions')) {
      if (!this.#take('(')) return { kind: 'mentions', path, any: [this.#operand()] };
      const any = [this.#operand()];
      while (this.#take(',')) any.push(this.#operand());
      this.#expect(')');
      return { kind: 'mentions', path, any };
    }
    if (this.#take('in')) {
      this.#expect('(');
      const values = [this.#literal()];
      while (this.#take(',')) values.push(this.#literal());
      this.#expect(')');
      return { kind: 'is', path, values };
    }
    if (this.#take('is')) {
      const negated = this.#take('not');
      const is: Condition = { kind: 'is', path, values: [this.#literal()] };
      return negated ? { kind: 'not', of: is } : is;
    }
    return { kind: 'true', path };
  }

  #some(): Condition {
    this.#at += 2;
    // The list is the first that a field is named of: some(years(children.born_on) < 2).
    const at = this.#tokens.findIndex(
      ({ kind }, index) => index >= this.#at && kind === 'name' && this.#tokens[index + 1]?.value === '.',
    );
    const list = this.#tokens[at];
    if (list?.kind !== 'name') return this.#fail('some() asks of a list');
    const of = this.#or();
    this.#expect(')');
    return { kind: 'some', list: list.value, of };
  }

  #operand(): Operand {
    const plus = [this.#term()];
    const minus: Operand[] = [];
    for (;;) {
      if (this.#take('+')) plus.push(this.#term());
      else if (this.#take('-')) minus.push(this.#term());
      else break;
    }
    return plus.length === 1 && minus.length === 0 && plus[0] ? plus[0] : { kind: 'add', plus, minus };
  }

  #term(): Operand {
    const token = this.#next();
    if (token.kind === 'number') return { kind: 'number', value: Number(token.value) };
    if (token.kind === 'date') return { kind: 'date', value: token.value };
    if (token.kind === 'text') return { kind: 'text', value: token.value };
    if (token.kind !== 'name') return this.#fail('a fact or a value is missing', token);
    if (token.value === 'today') return { kind: 'today' };
    if (token.value === 'true' || token.value === 'false')
      return { kind: 'boolean', value: token.value === 'true' };
    if (RESERVED.has(token.value)) this.#fail('a fact or a value is missing', token);
    return this.#take('(') ? this.#call(token) : { kind: 'path', path: this.#path(token.value) };
  }

  #call(name: Token): Operand {
    const head = this.#name();
    const path = this.#path(head);
    if (name.value === 'years' && this.#take(',')) {
      const until = this.#path(this.#name());
      this.#expect(')');
      return { kind: 'years', path, until };
    }
    if (name.value === 'last_day' || name.value === 'day_after') {
      this.#expect(',');
      const months = this.#path(this.#name());
      this.#expect(')');
      return { kind: name.value, from: path, months };
    }
    this.#expect(')');
    if (name.value === 'count' && path.field === null) return { kind: 'count', list: head };
    if (name.value === 'number' && path.field === null) return { kind: 'number_of', row: head };
    if (name.value === 'sum' && path.field !== null) return { kind: 'sum', list: head, field: path.field };
    if (name.value === 'years') return { kind: 'years', path };
    if (name.value === 'rate_limit') return { kind: 'rate_limit', path };
    if (name.value === 'yearly') return { kind: 'yearly', path };
    return this.#fail(`no ${name.value}() of that`, name);
  }

  #path(head: string): FactPath {
    return { head, field: this.#take('.') ? this.#name() : null };
  }

  #literal(): string {
    const token = this.#next();
    if (token.kind === 'sign') this.#fail('a value is missing', token);
    return token.value;
  }

  #name(): string {
    const token = this.#next();
    if (token.kind !== 'name' || RESERVED.has(token.value))
      this.#fail('the name of a fact is missing', token);
    return token.value;
  }

  #sign(): CompareSign | null {
    const token = this.#peek();
    const signs: readonly string[] = ['<', '<=', '>', '>=', '=', '!='];
    if (token?.kind !== 'sign' || !signs.includes(token.value)) return null;
    this.#at += 1;
    return token.value as CompareSign;
  }

  #peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  #next(): Token {
    const token = this.#peek();
    if (!token) return this.#fail('it breaks off');
    this.#at += 1;
    return token;
  }

  #take(word: string): boolean {
    const token = this.#peek();
    if (token?.value !== word || (token.kind !== 'name' && token.kind !== 'sign')) return false;
    this.#at += 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) this.#fail(`${sign} is missing`);
  }

  #end(): void {
    if (this.#at < this.#tokens.length) this.#fail('there is more than one condition');
  }

  #fail(what: string, token = this.#peek()): never {
    throw new SyntaxError(`${what} at ${token?.at ?? this.#source.length} of "${this.#source}"`);
  }
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (source.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new SyntaxError(`not understood at ${at} of "${source}"`);
    const [, date, number, text, name, sign] = match;
    if (date !== undefined) tokens.push({ kind: 'date', value: date, at });
    else if (number !== undefined) tokens.push({ kind: 'number', value: number, at });
    else if (text !== undefined) tokens.push({ kind: 'text', value: text, at });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name, at });
    else tokens.push({ kind: 'sign', value: sign ?? '', at });
  }
  return tokens;
}
