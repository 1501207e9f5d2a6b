import type { WordDocument } from './word-document.ts';
import { attributeOf, escapeXml, type XmlNode } from './xml-tree.ts';

/** Author and day of all that is added, as attributes. */
export type Revision = string;

type Token =
  | { kind: 'raw'; xml: string }
  /** Runs struck out; those of one change side by side become one deletion. */
  | { kind: 'struck'; change: string; xml: string }
  /** Stands outside of the insertion of somebody else that it falls into. */
  | { kind: 'outside'; xml: string };

type RunPart = { token: Token } | { change: string | null; xml: string };

interface Mark {
  /** In the child of the run: 0 is before it, its length after it. */
  at: number;
  /** What ends here stands before what begins here. */
  side: 'end' | 'start';
  token: Token;
}

interface Strike {
  from: number;
  to: number;
  change: string;
}

/** Length of a child of a run for marks and strikes: its characters, or 1 for one that cannot be parted. */
export function lengthOf(child: XmlNode): number {
  return child.local === 't' ? Math.max(1, child.text.length) : 1;
}

/** Collects edits by element and writes the part anew; what has none is copied from the source as it is. */
export class WordEdits {
  readonly #word: WordDocument;
  readonly #revision: Revision;
  readonly #marks = new Map<XmlNode, Mark[]>();
  readonly #strikes = new Map<XmlNode, Strike[]>();
  readonly #before = new Map<XmlNode, string[]>();
  readonly #after = new Map<XmlNode, string[]>();
  readonly #first = new Map<XmlNode, string[]>();
  readonly #last = new Map<XmlNode, string[]>();
  readonly #replaced = new Map<XmlNode, string>();
  readonly #bare = new Set<XmlNode>();
  /** Elements with an edit somewhere inside. */
  readonly #dirty = new Set<XmlNode>();

  constructor(word: WordDocument, revision: Revision) {
    this.#word = word;
    this.#revision = revision;
  }

  /** Puts something between two characters of a child of a run, or before or after one. */
  mark(child: XmlNode, at: number, side: Mark['side'], xml: string, outside = false): void {
    push(this.#marks, child, { at, side, token: { kind: outside ? 'outside' : 'raw', xml } });
    this.#touch(child);
  }

  strike(child: XmlNode, from: number, to: number, change: string): void {
    push(this.#strikes, child, { from, to, change });
    this.#touch(child);
  }

  before(node: XmlNode, xml: string): void {
    push(this.#before, node, xml);
    this.#touch(node.parent);
  }

  after(node: XmlNode, xml: string): void {
    push(this.#after, node, xml);
    this.#touch(node.parent);
  }

  /** Right after the start tag. */
  first(node: XmlNode, xml: string): void {
    push(this.#first, node, xml);
    this.#touch(node);
  }

  /** Right before the end tag. */
  last(node: XmlNode, xml: string): void {
    push(this.#last, node, xml);
    this.#touch(node);
  }

  replace(node: XmlNode, xml: string): void {
    this.#replaced.set(node, xml);
    this.#touch(node);
  }

  /** Leaves the attributes of an element out; they go to another one. */
  bare(node: XmlNode): void {
    this.#bare.add(node);
    this.#touch(node);
  }

  #touch(node: XmlNode | null): void {
    for (let at = node; at && !this.#dirty.has(at); at = at.parent) this.#dirty.add(at);
  }

  /** The whole part. */
  toSource(): string {
    const { source, root } = this.#word.tree;
    return source.slice(0, root.start) + this.#render(root) + source.slice(root.end);
  }

  #render(node: XmlNode): string {
    const { source } = this.#word.tree;
    if (!this.#dirty.has(node)) return source.slice(node.start, node.end);
    const replaced = this.#replaced.get(node);
    if (replaced !== undefined) return replaced;
    const inner = this.#join(this.#tokensIn(node), node);
    if (node.selfClosing && inner === '') return source.slice(node.start, node.end);
    const start = this.#bare.has(node)
      ? `<${node.name}>`
      : source.slice(node.start, node.openEnd).replace(/\s*\/>$/, '>');
    const end = node.selfClosing ? `</${node.name}>` : source.slice(node.closeStart, node.end);
    return start + inner + end;
  }

  #tokensIn(node: XmlNode): Token[] {
    const { source } = this.#word.tree;
    const tokens: Token[] = [];
    const raw = (...parts: string[]) => {
      for (const xml of parts) if (xml !== '') tokens.push({ kind: 'raw', xml });
    };
    raw(...(this.#first.get(node) ?? []));
    let at = node.openEnd;
    for (const child of node.children) {
      raw(source.slice(at, child.start), ...(this.#before.get(child) ?? []));
      if (this.#dirty.has(child) && this.#word.is(child, 'r')) tokens.push(...this.#tokensOfRun(child));
      else raw(this.#render(child));
      raw(...(this.#after.get(child) ?? []));
      at = child.end;
    }
    raw(source.slice(at, node.closeStart), ...(this.#last.get(node) ?? []));
    return tokens;
  }

  /** A run cut where something begins or ends; every piece keeps the start tag and the properties. */
  #tokensOfRun(run: XmlNode): Token[] {
    const { source } = this.#word.tree;
    const properties = this.#word.child(run, 'rPr');
    const head = `${source.slice(run.start, run.openEnd)}${properties ? source.slice(properties.start, properties.end) : ''}`;
    const tail = source.slice(run.closeStart, run.end);
    const tokens: Token[] = [];
    let open: { change: string | null; xml: string } | null = null;
    const flush = () => {
      if (open && open.xml.trim() !== '') {
        const xml = head + open.xml + tail;
        tokens.push(
          open.change === null ? { kind: 'raw', xml } : { kind: 'struck', change: open.change, xml },
        );
      }
      open = null;
    };
    const add = (change: string | null, xml: string) => {
      if (open && open.change !== change) flush();
      open = { change, xml: (open?.xml ?? '') + xml };
    };
    for (const child of run.children) {
      if (child === properties) continue;
      for (const part of this.#partsOf(child)) {
        if ('token' in part) {
          flush();
          tokens.push(part.token);
        } else add(part.change, part.xml);
      }
    }
    flush();
    return tokens;
  }

  #partsOf(child: XmlNode): RunPart[] {
    const strikes = this.#strikes.get(child) ?? [];
    const marks = (this.#marks.get(child) ?? []).toSorted(
      (one, other) => one.at - other.at || Number(one.side === 'start') - Number(other.side === 'start'),
    );
    const length = lengthOf(child);
    const cuts = new Set([0, length]);
    for (const { from, to } of strikes) cuts.add(from).add(to);
    for (const { at } of marks) cuts.add(at);
    const places = [...cuts].toSorted((one, other) => one - other);
    const parts: RunPart[] = [];
    for (const [index, from] of places.entries()) {
      for (const { at, token } of marks) if (at === from) parts.push({ token });
      const to = places[index + 1];
      if (to === undefined) break;
      const change = strikes.find((strike) => strike.from <= from && to <= strike.to)?.change ?? null;
      parts.push({ change, xml: this.#textOf(child, from, to, change !== null) });
    }
    return parts;
  }

  #textOf(child: XmlNode, from: number, to: number, struck: boolean): string {
    if (from === 0 && to === lengthOf(child)) {
      return struck ? this.#struckOf(child) : this.#render(child);
    }
    const colon = child.name.lastIndexOf(':');
    const name = `${child.name.slice(0, colon + 1)}${struck ? 'delText' : 't'}`;
    const element = (text: string, keep: boolean) =>
      text === '' ? '' : `<${name}${keep ? ' xml:space="preserve"' : ''}>${escapeXml(text)}</${name}>`;
    const text = child.text.slice(from, to);
    if (attributeOf(child, 'space') === 'preserve') return element(text, true);
    // Word passes over blanks at both ends of such an element; they must not begin to show at a cut.
    const [shownFrom, shownTo] = shownRange(child.text);
    const lead = Math.min(text.length, Math.max(0, shownFrom - from));
    const body = text.slice(lead, Math.max(lead, text.length - Math.max(0, to - shownTo)));
    return (
      element(text.slice(0, lead), false) +
      element(body, true) +
      element(text.slice(lead + body.length), false)
    );
  }

  /** Deleted text and deleted field codes have names of their own. */
  #struckOf(child: XmlNode): string {
    const xml = this.#render(child);
    const local = { t: 'delText', instrText: 'delInstrText' }[child.local];
    if (!local || !this.#word.is(child, child.local)) return xml;
    const name = child.name.slice(0, child.name.lastIndexOf(':') + 1) + local;
    const renamed = `<${name}${xml.slice(1 + child.name.length)}`;
    return child.selfClosing ? renamed : renamed.replace(/<\/[^<>]*>$/, `</${name}>`);
  }

  #join(tokens: Token[], container: XmlNode): string {
    let xml = '';
    for (let index = 0; index < tokens.length; index += 1) {
      const token = tokens[index] as Token;
      if (token.kind === 'raw') xml += token.xml;
      else if (token.kind === 'outside') xml += this.#outside(token.xml, container);
      else {
        let runs = token.xml;
        for (;;) {
          const next = tokens[index + 1];
          if (next?.kind !== 'struck' || next.change !== token.change) break;
          runs += next.xml;
          index += 1;
        }
        xml += this.revised('del', runs);
      }
    }
    return xml;
  }

  /** Ends the insertion of somebody else before something of ours, and begins it again behind. */
  #outside(xml: string, container: XmlNode): string {
    const start = this.#word.tree.source.slice(container.start, container.openEnd);
    const id = this.#word.nextId();
    const again = start.replace(/(\s[^\s:="']+:id\s*=\s*)(["'])[^"']*\2/, `$1$2${id}$2`);
    return `</${container.name}>${xml}${again}`;
  }

  /** An insertion or deletion of ours around runs, or as the sign in a paragraph mark. */
  revised(local: 'ins' | 'del', runs: string): string {
    const { markup } = this.#word;
    return markup.element(local, ` ${markup.name('id')}="${this.#word.nextId()}"${this.#revision}`, runs);
  }
}

/** Where a text begins and ends for XML, blanks at both ends left out. */
function shownRange(text: string): [number, number] {
  let from = 0;
  let to = text.length;
  while (from < to && ' \t\r\n'.includes(text.charAt(from))) from += 1;
  while (to > from && ' \t\r\n'.includes(text.charAt(to - 1))) to -= 1;
  return [from, to];
}

function push<Value>(map: Map<XmlNode, Value[]>, node: XmlNode, value: Value): void {
  const held = map.get(node);
  if (held) held.push(value);
  else map.set(node, [value]);
}
