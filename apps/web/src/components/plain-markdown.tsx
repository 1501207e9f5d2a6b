import { Fragment, type ReactNode } from 'react';
import styles from './plain-markdown.module.css';

const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|`([^`]+)`/g;
const SAFE_ADDRESS = /^(https?:\/\/|\/(?!\/)|#|mailto:)/;

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    parts.push(text.slice(from, match.index));
    const [whole, bold, label, address, code] = match;
    if (bold) parts.push(<strong key={match.index}>{bold}</strong>);
    else if (code) parts.push(<code key={match.index}>{code}</code>);
    else if (label && address && SAFE_ADDRESS.test(address))
      parts.push(
        <a key={match.index} href={address}>
          {label}
        </a>,
      );
    else parts.push(whole);
    from = match.index + whole.length;
  }
  return [...parts, text.slice(from)];
}

type Block =
  | { kind: 'h1' | 'h2' | 'h3' | 'p' | 'blockquote'; text: string }
  | { kind: 'ul' | 'ol'; items: string[] };

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of markdown.replaceAll('\r', '').split('\n')) {
    const heading = line.match(/^(#{1,6})\s+(.*)$/);
    const item = line.match(/^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/);
    const last = blocks.at(-1);
    const quoted = line.match(/^\s*>\s?(.*)$/)?.[1]?.trim();
    if (line.trim() === '') {
      open = false;
    } else if (quoted !== undefined) {
      if (open && last?.kind === 'blockquote') last.text = `${last.text} ${quoted}`.trim();
      else blocks.push({ kind: 'blockquote', text: quoted });
      open = true;
    } else if (heading) {
      const level = Math.min(heading[1]?.length ?? 1, 3) as 1 | 2 | 3;
      blocks.push({ kind: `h${level}`, text: heading[2] ?? '' });
      open = false;
    } else if (item) {
      const kind = item[1] ? 'ol' : 'ul';
      if (last?.kind === kind && 'items' in last) last.items.push(item[2] ?? '');
      else blocks.push({ kind, items: [item[2] ?? ''] });
      open = true;
    } else if (open && last) {
      if ('items' in last) last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
      else last.text += ` ${line.trim()}`;
    } else {
      blocks.push({ kind: 'p', text: line.trim() });
      open = true;
    }
  }
  return blocks;
}

/** Our own texts (agreement, privacy, kept answers) as elements: headings, paragraphs, lists, quotations, bold, links. Never HTML. The first-level heading is left to the screen. */
export function PlainMarkdown({ markdown }: { markdown: string }) {
  return (
    <div className={styles.text}>
      {blocksOf(markdown).map((block, index) => {
        const key = `${index}`;
        if ('items' in block) {
          const List = block.kind;
          return (
            <List key={key}>
              {block.items.map((item) => (
                <li key={item}>{inline(item)}</li>
              ))}
            </List>
          );
        }
        if (block.kind === 'h1') return <Fragment key={key} />;
        const Tag = block.kind;
        return <Tag key={key}>{inline(block.text)}</Tag>;
      })}
    </div>
  );
}
