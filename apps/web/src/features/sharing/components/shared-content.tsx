import type { SharedContent } from '@mingfa/contract/share';
import { CloneFace } from '../../../components/clone-face.tsx';
import type { MessagesSlot } from '../model/messages-slot.ts';
import { SharedClone } from './shared-clone.tsx';
import styles from './shared-content.module.css';
import { SharedSheet } from './shared-sheet.tsx';

export interface SharedContentViewProps {
  content: SharedContent;
  Messages: MessagesSlot;
  /** It is only looked at before it is shared: nothing in it leads on. */
  isPreview?: boolean;
}

/** A snapshot by its kind; on the page of a share and in the preview the same. */
export function SharedContentView({ content, Messages, isPreview = false }: SharedContentViewProps) {
  if (content.kind === 'sheet') return <SharedSheet blocks={content.blocks} isLinked={!isPreview} />;
  if (content.kind === 'clone') return <SharedClone clone={content.clone} isPreview={isPreview} />;
  const { clone, messages } = content;
  return (
    <>
      {clone ? (
        <div className={styles.by}>
          <CloneFace avatar={{ ...clone.avatar, pictureId: null }} size="row" />
          <span>
            <strong>{clone.name}</strong>
            {clone.introduction ? <span className={styles.introduction}>{clone.introduction}</span> : null}
          </span>
        </div>
      ) : null}
      <Messages messages={messages} answeredBy={clone?.name ?? null} isLinked={!isPreview} />
    </>
  );
}
