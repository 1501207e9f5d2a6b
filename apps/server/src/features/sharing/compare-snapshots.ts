import { textOf } from '@mingfa/contract/answer-part';
import type { SharedBlock, SharedContent } from '@mingfa/contract/share-content';
import type { ShareChange } from '@mingfa/contract/share-update';
import { diffWords } from '@mingfa/legal/words/diff-words';
import { breather } from '../../engine/breathe.ts';
import { canonicalOf } from './fingerprint-snapshot.ts';

/** A snapshot with what stands above it. */
export interface PublicWords {
  title: string;
  note: string;
  /** null: it is there no more. */
  content: SharedContent | null;
}

interface Piece {
  piece: ShareChange['piece'];
  number: number;
  text: string;
  /** All of it, to tell whether it is the same. */
  whole: string;
}

/** In what a snapshot that is taken now differs from the public one, in the order in which it is read. */
export async function compareSnapshots(before: PublicWords, now: PublicWords): Promise<ShareChange[]> {
  const breathe = breather();
  const changes: ShareChange[] = [];
  for (const [old, fresh] of pair(piecesOf(before), piecesOf(now))) {
    await breathe();
    if (old?.whole !== fresh?.whole) changes.push(changeOf(old, fresh));
  }
  return changes;
}

function changeOf(old: Piece | undefined, fresh: Piece | undefined): ShareChange {
  const { piece, number } = (fresh ?? old) as Piece;
  const kind = old === undefined ? 'added' : fresh === undefined ? 'removed' : 'changed';
  const words = diffWords(old?.text ?? '', fresh?.text ?? '');
  return { kind, piece, number, words, differsBesides: old?.text === fresh?.text };
}

/** What is the same is found from both ends; between them pieces of one kind that stand at the same place are one that changed. */
function pair(before: readonly Piece[], now: readonly Piece[]): [Piece | undefined, Piece | undefined][] {
  const paired: [Piece | undefined, Piece | undefined][] = [];
  const gone: Piece[] = [];
  let next = 0;
  const settle = (until: number) => {
    for (const fresh of now.slice(next, until)) {
      const at = gone.findIndex(({ piece }) => piece === fresh.piece);
      paired.push([at < 0 ? undefined : gone[at], fresh]);
      // Those before it have no counterpart: order is kept.
      if (at >= 0) for (const old of gone.splice(0, at + 1).slice(0, -1)) paired.push([old, undefined]);
    }
    for (const old of gone.splice(0)) paired.push([old, undefined]);
    next = until;
  };
  for (const old of before) {
    const at = now.findIndex(({ whole }, index) => index >= next && whole === old.whole);
    if (at < 0) {
      gone.push(old);
      continue;
    }
    settle(at);
    paired.push([old, now[at]]);
    next = at + 1;
  }
  settle(now.length);
  return paired;
}

function piecesOf({ title, note, content }: PublicWords): Piece[] {
  const above = (piece: 'title' | 'note', text: string): Piece[] =>
    text === '' ? [] : [{ piece, number: 0, text, whole: `${piece} ${text}` }];
  return [...above('title', title), ...above('note', note), ...(content ? piecesIn(content) : [])];
}

function piecesIn(content: SharedContent): Piece[] {
  if (content.kind === 'sheet') {
    let number = 0;
    return content.blocks.map((block) => {
      if (block.kind === 'heading') number += 1;
      return { piece: block.kind, number, text: textOfBlock(block), whole: canonicalOf(block) };
    });
  }
  const cloneOf = (clone: object, text: string): Piece => ({
    ...{ piece: 'clone', number: 0, text },
    whole: canonicalOf(clone),
  });
  if (content.kind === 'clone') {
    const { name, introduction, opening, guideQuestions, firstQuestions } = content.clone;
    const asked = firstQuestions.flatMap(({ label, help, options }) => [label, help, ...options]);
    const texts = [name, introduction, opening, ...guideQuestions, ...asked];
    return [cloneOf(content.clone, texts.filter((text) => text !== '').join('\n'))];
  }
  const { clone, messages } = content;
  return [
    ...(clone ? [cloneOf(clone, [clone.name, clone.introduction].filter(Boolean).join('\n'))] : []),
    ...messages.map(
      (message, index): Piece => ({
        piece: message.role === 'user' ? 'question' : 'answer',
        number: index + 1,
        text: textOf(message.parts),
        whole: canonicalOf(message),
      }),
    ),
  ];
}

function textOfBlock(block: SharedBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return [block.text, ...block.notes.map(({ text }) => text)].join('\n');
    case 'list':
      return block.items.join('\n');
    case 'quote':
      return `${block.text}\n${block.source}`;
    case 'table':
      return [block.columns, ...block.rows].map((row) => row.join(' | ')).join('\n');
  }
}
