import { GENERATED_MARK } from '@mingfa/contract/labels/whose-labels';
import type { SharedBlock } from '@mingfa/contract/share';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedPlace } from '../../../components/linked-place.tsx';
import { PlaceActions } from '../../../components/place-actions.tsx';
import { articleAddress } from '../../../lib/article-address.ts';
import { today } from '../../../lib/dates.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { textOfSection } from '../model/text-of-section.ts';
import styles from './shared-content.module.css';

type Note = Extract<SharedBlock, { kind: 'paragraph' }>['notes'][number] & { number: number; id: string };
type Placed = SharedBlock & { key: string; marks: readonly Note[]; section: number };

/** Footnotes are counted through the whole sheet. */
function placed(blocks: readonly SharedBlock[]): Placed[] {
  let number = 0;
  let section = 0;
  return blocks.map((block, index) => ({
    ...block,
    key: `${index} ${block.kind}`,
    section: block.kind === 'heading' ? ++section : section,
    marks:
      block.kind === 'paragraph'
        ? block.notes.map((note) => {
            number += 1;
            return { ...note, number, id: `note-${number}` };
          })
        : [],
  }));
}

/** A shared document: headings, paragraphs with footnotes, lists, sources word for word, tables. */
export function SharedSheet({ blocks, isLinked }: { blocks: readonly SharedBlock[]; isLinked: boolean }) {
  const { t } = useTranslation('sharing');
  const all = placed(blocks);
  const notes = all.flatMap(({ marks }) => marks);
  return (
    <div className={styles.sheet}>
      {all.map((block) => (
        <Block
          key={block.key}
          block={block}
          textOfSection={isLinked ? () => textOfSection(blocks, block.section) : null}
        />
      ))}
      {notes.length > 0 ? (
        <section className={styles.notes} aria-label={t('sheet.notes')}>
          <h2>{t('sheet.notes')}</h2>
          <ol>
            {notes.map((note) => (
              <li key={note.id} id={note.id} value={note.number}>
                <Sourced location={note.location}>{note.text}</Sourced>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}

function Block({ block, textOfSection: text }: { block: Placed; textOfSection: (() => string) | null }) {
  switch (block.kind) {
    case 'heading':
      return text === null ? (
        <Heading block={block} />
      ) : (
        <LinkedSection number={block.section} text={text()}>
          <Heading block={block} />
        </LinkedSection>
      );
    case 'paragraph':
      return (
        <div className={styles.paragraph}>
          <p>{withMarks(block.text, block.marks)}</p>
          <Origin origin={block.origin} />
        </div>
      );
    case 'list':
      return (
        <div>
          <ul>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Origin origin={block.origin} />
        </div>
      );
    case 'quote':
      return (
        <figure className={styles.quote}>
          {/* Only the law itself is set as law. */}
          <blockquote className={block.location ? styles.law : ''} lang="zh-CN">
            {block.text}
          </blockquote>
          <figcaption>
            <Sourced location={block.location}>{block.source}</Sourced>
          </figcaption>
        </figure>
      );
    case 'table':
      return <Table block={block} />;
  }
}

const Heading = ({ block: { level, text } }: { block: Extract<SharedBlock, { kind: 'heading' }> }) =>
  level === 2 ? <h2>{text}</h2> : <h3>{text}</h3>;

function LinkedSection({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  const { t } = useTranslation('sharing');
  return (
    <LinkedPlace id={`m${number}`}>
      <div className={styles.section}>
        {children}
        <PlaceActions
          anchor={`m${number}`}
          text={text}
          copyLabel={t('page.copySection', { number })}
          linkLabel={t('page.linkSection', { number })}
        />
      </div>
    </LinkedPlace>
  );
}

function Table({ block }: { block: Extract<SharedBlock, { kind: 'table' }> }) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
      <div className={styles.table} tabIndex={0}>
        <table>
          {block.columns.length > 0 ? (
            <thead>
              <tr>
                {numbered(block.columns).map(([key, column]) => (
                  <th key={key} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {numbered(block.rows).map(([key, row]) => (
              <tr key={key}>
                {numbered(row).map(([at, cell]) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Origin origin={block.origin} />
    </div>
  );
}

/** Cells and rows may say the same: a snapshot never changes, so their place names them. */
const numbered = <Of,>(many: readonly Of[]): [string, Of][] => many.map((one, at) => [String(at), one]);

/** A model's words are marked; of a person's and the program's own nothing need be said. */
function Origin({ origin }: { origin: 'person' | 'model' | 'program' | 'source' }) {
  return origin === 'model' ? (
    <span className={styles.generated}>{GENERATED_MARK[currentLanguage()].mark}</span>
  ) : null;
}

function Sourced({ location, children }: { location: Note['location']; children: ReactNode }) {
  if (!location) return children;
  return (
    <a href={articleAddress(location, today())} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function withMarks(text: string, marks: readonly Note[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { at, id, number } of [...marks].sort((one, other) => one.at - other.at)) {
    parts.push(
      text.slice(from, at),
      <sup key={id}>
        <a href={`#${id}`}>{number}</a>
      </sup>,
    );
    from = at;
  }
  return [...parts, text.slice(from)];
}
