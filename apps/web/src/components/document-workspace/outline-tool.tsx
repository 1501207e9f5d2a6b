import type { DocumentReading } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../quiet-note.tsx';
import type { OpenPlace } from './opened-place.ts';
import { PlaceLabel } from './place-label.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { ToolRow } from './tool-row.tsx';
import { ToolRows } from './tool-rows.tsx';

/** The headings of the document; each opens its place. */
export function OutlineTool({ outline, onOpen }: { outline: DocumentReading['outline']; onOpen: OpenPlace }) {
  const { t } = useTranslation('document');
  const top = Math.min(...outline.map(({ level }) => level));
  return (
    <ToolFrame>
      {outline.length === 0 ? <QuietNote>{t('outline.empty')}</QuietNote> : null}
      <ToolRows>
        {outline.map(({ level, text, place }) => (
          <ToolRow
            key={`${place.blockIds[0]} ${text}`}
            depth={level - top}
            end={<PlaceLabel place={place} />}
            onOpen={() => onOpen(place, text)}
          >
            {text}
          </ToolRow>
        ))}
      </ToolRows>
    </ToolFrame>
  );
}
