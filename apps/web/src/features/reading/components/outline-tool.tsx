import type { DocumentReading } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import type { OpenPlace } from '../model/places.ts';
import { PlaceLabel } from './place-label.tsx';
import { ToolFrame } from './tool-frame.tsx';
import styles from './tools.module.css';

const INDENT_PX = 18;

/** The headings of the document; each opens its place. */
export function OutlineTool({ outline, onOpen }: { outline: DocumentReading['outline']; onOpen: OpenPlace }) {
  const { t } = useTranslation('reading');
  const top = Math.min(...outline.map(({ level }) => level));
  return (
    <ToolFrame>
      {outline.length === 0 ? <p className={styles.empty}>{t('outline.empty')}</p> : null}
      <ul className={styles.rows}>
        {outline.map(({ level, text, place }) => (
          <li key={`${place.blockIds[0]} ${text}`}>
            <button
              type="button"
              className={styles.row}
              style={{ paddingInlineStart: 10 + (level - top) * INDENT_PX }}
              onClick={() => onOpen(place, text)}
            >
              <span className={styles.words}>{text}</span>
              <PlaceLabel place={place} />
            </button>
          </li>
        ))}
      </ul>
    </ToolFrame>
  );
}
